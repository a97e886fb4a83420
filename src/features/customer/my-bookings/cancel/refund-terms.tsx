import type { Booking } from '../../../../api/contract/types.ts';
import { useBookedOffer } from '../../../../domain/booking/booking-picture.tsx';
import { useNow } from '../../../../domain/calendar/use-now.ts';
import { FreeCancellation } from '../../../../domain/cancellation/free-cancellation.tsx';
import { policyOf, refundShare } from '../../../../domain/cancellation/refund.ts';
import * as styles from '../booking/booking-page.css.ts';

/** Until when a booking can be cancelled for nothing, or for a part; nothing once that is over. */
export function RefundTerms({ booking }: { booking: Booking }) {
  const { boat, tour } = useBookedOffer(booking);
  const at = useNow();
  const policy = (boat ?? tour) && policyOf(tour);
  if (!policy) return null;
  const start = { date: booking.startDate, time: booking.startTime ?? undefined };
  if (refundShare(policy, start, new Date(at)) === 0) return null;
  return (
    <p className={styles.terms}>
      <FreeCancellation policy={policy} start={start} />
    </p>
  );
}
