import type { FlatSchema } from '../../contract/schemas.ts';
import { isInstant } from '../../lib/calendar.ts';

/** The clock of Istanbul, in which people say times: three hours ahead of UTC, all year. */
const AHEAD = { hours: 3, written: '+03:00' };

/** Neither a full minute nor a full second. */
const ODD = { milliseconds: 17_250 };

/**
 * An instant shortly after the one that is sent, in the clock of another place, with seconds and a fraction of them:
 * to a date-time all of that is the same as any other spelling of it. Undefined for any other schema.
 */
export function inOtherClock({ format }: FlatSchema, value: unknown): string | undefined {
  if (format !== 'date-time' || !isInstant(value)) return undefined;
  const there = Date.parse(value) + ODD.milliseconds + AHEAD.hours * 3_600_000;
  return new Date(there).toISOString().replace('Z', AHEAD.written);
}
