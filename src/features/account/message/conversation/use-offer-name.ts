import { useQuery } from '@tanstack/react-query';
import { boatQuery } from '../../../../api/resources/boats/queries.ts';
import { bookingQuery } from '../../../../api/resources/bookings/queries.ts';
import { tourQuery } from '../../../../api/resources/tours/queries.ts';
import type { MessageSearch } from '../search-params.ts';

/**
 * What somebody is called of whom no message tells, by the booking, boat or tour that the address names: the
 * service says whose that is. Undefined when it is not theirs, or `isWanted` is false.
 */
export function useOfferName(
  otherId: number,
  { booking, boat, tour }: Pick<MessageSearch, 'booking' | 'boat' | 'tour'>,
  isWanted: boolean,
): string | undefined {
  const isAsked = (id: number | undefined) => isWanted && id !== undefined;
  const booked = useQuery({ ...bookingQuery(booking ?? 0), enabled: isAsked(booking) }).data;
  const owned = useQuery({ ...boatQuery(boat ?? 0), enabled: isAsked(boat) }).data;
  const guided = useQuery({ ...tourQuery(tour ?? 0), enabled: isAsked(tour) }).data;
  if (booked?.hostId === otherId) return booked.hostName;
  if (booked?.customerId === otherId) return booked.customerName;
  if (owned?.ownerId === otherId) return owned.ownerName;
  return guided?.guideId === otherId ? guided.guideName : undefined;
}
