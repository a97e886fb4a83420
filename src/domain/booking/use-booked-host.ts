import type { Booking } from '../../api/contract/types.ts';
import { type BookedWith, hostRole } from '../boat/host-role.ts';
import { useBookedOffer } from './booking-picture.tsx';

/** What of a booking says who its host is. */
export type BookedHost = Pick<Booking, 'kind' | 'boatId' | 'tourId'>;

/** What the host of a booking is called; of a boat the captain, as long as its page does not say otherwise. */
export function useBookedHost(booking: BookedHost | undefined): BookedWith {
  const { boatId = null, tourId = null, kind } = booking ?? {};
  const { boat } = useBookedOffer({ boatId, tourId });
  if (kind === 'TOUR') return 'guide';
  return boat ? hostRole(boat) : 'captain';
}
