import type { Boat } from '../../../../api/contract/types.ts';
import { policyOf } from '../../../../domain/cancellation/refund.ts';

/** By what a boat's refunds go: boats have no terms of their own, and all are for hire by the day. */
export function boatRefund({ hourlyPrice }: Pick<Boat, 'hourlyPrice'>) {
  return { policy: policyOf(), unit: hourlyPrice === null ? 'days' : 'either' } as const;
}
