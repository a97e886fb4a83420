import { parseDate } from '@internationalized/date';

/** How soon a licence has to be renewed; that it is so near is said months ahead. */
const monthsAhead = 3;

type LicenceState = 'expired' | 'expiring' | 'valid';

/**
 * Whether a licence is still good `today`, both `YYYY-MM-DD`: on its last day it counts as expired already, and
 * within three months as expiring.
 */
export function licenceState(expiry: string, today: string): LicenceState {
  if (expiry <= today) return 'expired';
  const soon = parseDate(today).add({ months: monthsAhead }).toString();
  return expiry <= soon ? 'expiring' : 'valid';
}
