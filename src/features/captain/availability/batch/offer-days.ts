import type { AvailabilityState } from '../../../../api/contract/types.ts';

/** A boat or a tour, of which one is named, as the contract names them. */
type OfferRef = { boatId: number; tourId?: null } | { boatId: null; tourId: number };

/** A day, `YYYY-MM-DD`, of a boat or tour. */
export type OfferDay = OfferRef & { date: string };

/** Whether an id is that of a boat or of a tour, and which. */
export interface OfferName {
  kind: 'boat' | 'tour';
  id: number;
}

export const refOf = ({ kind, id }: OfferName): OfferRef =>
  kind === 'boat' ? { boatId: id } : { boatId: null, tourId: id };

interface SaidOffer {
  boatId: number | null;
  tourId?: number | null;
}

/** The boat or tour that something of the contract is about; undefined when it names none. */
export function offerOf({ boatId, tourId = null }: SaidOffer): OfferRef | undefined {
  if (boatId !== null) return { boatId };
  return tourId === null ? undefined : { boatId, tourId };
}

/**
 * A day with what was seen there: null for a day without an entry, undefined where nobody has looked, and
 * nothing is to be compared.
 */
export type SeenDay = OfferDay & { seen: AvailabilityState | null | undefined };

/** Which boat or tour, as one text. */
export const offerKey = ({ boatId, tourId }: SaidOffer): string =>
  boatId === null ? `tour ${tourId}` : `boat ${boatId}`;

/** Which day of which boat or tour, as one text. */
export const dayKey = (day: SaidOffer & { date: string }): string => `${offerKey(day)} ${day.date}`;

/** What stands of a day, as one text: equal texts are equal days. */
export const stateKey = (state: AvailabilityState | null | undefined): string =>
  state === undefined
    ? 'anything'
    : state
      ? `${state.isAvailable} ${state.priceOverride} ${state.isInstantConfirmation}`
      : 'none';

/** Every given day of every boat and tour, one after another. */
export function daysOfOffers(offers: readonly OfferName[], days: readonly string[]): OfferDay[] {
  return offers.flatMap((offer) => days.map((date) => ({ ...refOf(offer), date })));
}
