import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Booking } from '../../../../api/contract/types.ts';
import { BookingPicture } from '../../../../domain/booking/booking-picture.tsx';
import { BookingStatusBadge } from '../../../../domain/booking/booking-status-badge.tsx';
import { isCalledOff, WhatCameBack } from '../../../../domain/booking/what-came-back.tsx';
import { TripDates } from '../../../../domain/trip/trip-dates.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { nextStep } from '../booking/booking-progress.ts';
import { NextStep } from '../booking/next-step.tsx';
import { PayDeposit } from '../booking/pay-deposit.tsx';
import * as styles from './booking-card.css.ts';

interface BookingCardProps {
  booking: Booking;
  /** Whether the person has written about it already. */
  isReviewed: boolean;
}

/** A booking in the list: what, when, where it stands, what comes next. */
export function BookingCard({ booking, isReviewed }: BookingCardProps) {
  const format = useFormat();
  const { id, boatName, tourName, boatLocation, passengerCount, hostName } = booking;
  const paid = format.money(booking.paidAmount);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <BookingPicture booking={booking} />
      </div>
      <div className={styles.texts}>
        <div className={styles.line}>
          <h2 className={styles.name}>
            <Link
              to="/my-bookings/$bookingId"
              params={{ bookingId: String(id) }}
              className={styles.link}
            >
              {boatName ?? tourName}
            </Link>
          </h2>
          <BookingStatusBadge booking={booking} />
        </div>
        <p>
          <TripDates booking={booking} />
        </p>
        <p className={styles.facts}>
          {boatLocation && `${boatLocation} · `}
          <Plural value={passengerCount} one="# person" other="# people" /> · {hostName}
        </p>
        <p className={styles.next}>
          <NextStep booking={booking} isReviewed={isReviewed} />
        </p>
        {nextStep(booking, isReviewed) === 'deposit' && (
          <p className={styles.pay}>
            <PayDeposit bookingId={id} />
          </p>
        )}
        <p className={styles.line}>
          <span className={styles.total}>{format.money(booking.totalPrice)}</span>
          <span className={styles.money}>
            {isCalledOff(booking) ? <WhatCameBack booking={booking} /> : <Trans>{paid} paid</Trans>}
          </span>
        </p>
      </div>
    </article>
  );
}
