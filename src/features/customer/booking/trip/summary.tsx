import { Trans } from '@lingui/react/macro';
import { CalendarCheck } from 'lucide-react';
import { HostWord } from '../../../../domain/boat/host-word.tsx';
import { FreeCancellation } from '../../../../domain/cancellation/free-cancellation.tsx';
import { PaymentMarks } from '../../../../domain/payment/payment-marks.tsx';
import { PersonPicture } from '../../../../domain/person/person-picture.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { useBooking } from '../flow/booking-context.ts';
import { ConfirmationBadge } from '../flow/confirmation-badge.tsx';
import { QuoteLines } from '../quote/quote-lines.tsx';
import * as styles from './summary.css.ts';
import { startOf } from './trip.ts';
import { TripText } from './trip-text.tsx';

/** Picture, days, price of what is being booked. */
export function Summary() {
  const { offer, trip, availableQuote: quote } = useBooking();
  const { time, guests, liveQuote } = trip;
  const start = startOf(time);
  return (
    <div className={styles.summary}>
      {offer.picture && (
        <img className={styles.picture} src={offer.picture} alt="" width={800} height={600} />
      )}
      <div className={styles.contents}>
        <div className={styles.head}>
          <p className={styles.name}>{offer.name}</p>
          <p className={styles.detail}>{offer.detail}</p>
        </div>
        <div className={styles.host}>
          <PersonPicture id={offer.hostId} name={offer.hostName} isHost />
          <p>
            <span className={styles.hostRole}>
              <HostWord host={offer.host} />
            </span>
            {offer.hostName}
          </p>
        </div>
        <div className={styles.trip}>
          {time ? <TripText time={time} guests={guests} /> : <Trans>No days chosen yet.</Trans>}
          {quote && <ConfirmationBadge host={offer.host} isInstant={quote.isInstant} />}
        </div>
        {liveQuote.isPending && <Skeleton height="148px" />}
        {quote && (
          <div className={styles.lines}>
            <QuoteLines quote={quote} language={offer.language} />
          </div>
        )}
        {start && (
          <p className={styles.promise}>
            <CalendarCheck aria-hidden="true" size={18} strokeWidth={1.75} />
            <FreeCancellation policy={offer.policy} start={start} />
          </p>
        )}
        {quote && <PaymentMarks />}
      </div>
    </div>
  );
}
