import type { BoatSummary } from '../../api/contract/types.ts';

/** Who a boat's host is to those on board: its captain, or only who lends it to them. */
export type HostRole = 'captain' | 'owner';

/** Who one goes with: of a boat, or the guide of a tour. */
export type BookedWith = HostRole | 'guide';

/** A boat that comes without a captain is steered by its guests: nobody of its page is called captain then. */
export function hostRole({ captainIncluded }: Pick<BoatSummary, 'captainIncluded'>): HostRole {
  return captainIncluded ? 'captain' : 'owner';
}
