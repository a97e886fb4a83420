import type { BookingRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { bookingHost } from '../booking/booking-parties.ts';
import { conflict, invalid, type Refusal } from '../common/refusal.ts';

/**
 * Why the customer of a booking may not review it: 409 when that was done, 422 unless the trip took
 * place, so that the booking is COMPLETED, and was somebody else's. Whose booking it is, is asked before.
 */
export function reviewRefusal(store: Store, booking: BookingRecord): Refusal | undefined {
  if (store.reviews.where('bookingId', booking.id).length > 0) {
    return conflict('ALREADY_REVIEWED', {
      tr: 'Bu rezervasyon için zaten yorum yazdınız.',
      en: 'You have already reviewed this booking.',
    });
  }
  const isOwnOffer = bookingHost(store, booking)?.hostId === booking.customerId;
  if (booking.status === 'COMPLETED' && !isOwnOffer) return undefined;
  return invalid([
    {
      field: 'body.bookingId',
      message: {
        tr: 'Yalnızca tamamlanmış bir rezervasyon için yorum yazılabilir.',
        en: 'Only a completed booking can be reviewed.',
      },
    },
  ]);
}
