import type { Booking } from '../../api/contract/types.ts';

/** What can be booked. A boat is let by its captain, a tour led by its guide: sentences select their words by this. */
export type OfferKind = 'boat' | 'tour';

/** What a booking is of. */
export function offerKindOf({ kind }: Pick<Booking, 'kind'>): OfferKind {
  return kind === 'TOUR' ? 'tour' : 'boat';
}
