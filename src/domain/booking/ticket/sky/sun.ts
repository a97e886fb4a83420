import type { Booking } from '../../../../api/contract/types.ts';
import { isPaid } from '../../booking-state.ts';

/** How high the sun stands on a ticket: still below the horizon, half above it, up; or not at all. */
export type Sun = 'below' | 'half' | 'up' | 'none';

/** With a request it is about to come up, with the captain's word half of it is there, with the deposit all. */
export function sunOf(booking: Pick<Booking, 'status' | 'paidAmount' | 'totalPrice'>): Sun {
  switch (booking.status) {
    case 'PENDING':
      return isPaid(booking) ? 'up' : 'below';
    case 'CONFIRMED':
      return isPaid(booking) ? 'up' : 'half';
    case 'COMPLETED':
      return 'up';
    default:
      return 'none';
  }
}
