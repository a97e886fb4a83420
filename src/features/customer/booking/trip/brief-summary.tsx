import { Trans } from '@lingui/react/macro';
import { Price } from '../../../../ui/content/price/price.tsx';
import { useBooking } from '../flow/booking-context.ts';
import * as styles from './brief-summary.css.ts';
import { TripText } from './trip-text.tsx';

/** What is being booked in three lines, where the whole summary would push away what is to be done. */
export function BriefSummary() {
  const { offer, trip, availableQuote } = useBooking();
  return (
    <div className={styles.summary}>
      {offer.picture && (
        <img className={styles.picture} src={offer.picture} alt="" width={800} height={600} />
      )}
      <div className={styles.texts}>
        <p className={styles.name}>{offer.name}</p>
        <p className={styles.trip}>
          {trip.time ? (
            <TripText time={trip.time} guests={trip.guests} />
          ) : (
            <Trans>No days chosen yet.</Trans>
          )}
        </p>
        {availableQuote && <Price lira={availableQuote.totalPrice} />}
      </div>
    </div>
  );
}
