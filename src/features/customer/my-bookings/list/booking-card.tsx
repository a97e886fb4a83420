import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Booking } from '../../../../api/contract/types.ts';
import { BookingPicture, useBookedOffer } from '../../../../domain/booking/booking-picture.tsx';
import { isOpen } from '../../../../domain/booking/booking-state.ts';
import { BookingStatusBadge } from '../../../../domain/booking/booking-status-badge.tsx';
import { isCalledOff, WhatCameBack } from '../../../../domain/booking/what-came-back.tsx';
import { TripDates } from '../../../../domain/trip/trip-dates.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { BookAgain } from '../booking/book-again.tsx';
import { nextStep } from '../booking/booking-progress.ts';
import { NextStep } from '../booking/next-step.tsx';
import { PayDeposit } from '../booking/pay-deposit.tsx';
import { ViewBooking } from '../booking/view-booking.tsx';
import { WriteReview } from '../booking/write-review.tsx';
import * as styles from './booking-card.css.ts';

interface BookingCardProps {
  booking: Booking;
  /** Whether the person has written about it already. */
  isReviewed: boolean;
  /** How its way to pay looks: among several only the first one stands out. */
  payVariant: 'primary' | 'secondary';
}

/** A booking in the list: when and where it stands, what, what comes next, what it costs, what can be done. */
export function BookingCard({ booking, isReviewed, payVariant }: BookingCardProps) {
  const { isWithdrawn } = useBookedOffer(booking);
  const { id, boatName, tourName, boatLocation, passengerCount, hostName } = booking;
  const step = nextStep(booking, isReviewed);
  const state = isCalledOff(booking) ? 'off' : isOpen(booking) ? 'ahead' : 'over';
  return (
    <article className={styles.card} data-state={state}>
      <div className={styles.picture}>
        <BookingPicture booking={booking} />
      </div>
      <div className={styles.texts}>
        <div className={styles.head}>
          <p className={styles.when}>
            <TripDates booking={booking} />
          </p>
          <BookingStatusBadge booking={booking} />
        </div>
        <h2 className={styles.name}>
          <Link
            to="/my-bookings/$bookingId"
            params={{ bookingId: String(id) }}
            className={styles.link}
          >
            {boatName ?? tourName}
          </Link>
        </h2>
        <p className={styles.facts}>
          {boatLocation && `${boatLocation} · `}
          <Plural value={passengerCount} one="# person" other="# people" /> · {hostName}
        </p>
        {step && (
          <p className={styles.next}>
            <NextStep booking={booking} isReviewed={isReviewed} />
          </p>
        )}
      </div>
      <Money booking={booking} />
      <div className={styles.acts}>
        <PayDeposit booking={booking} variant={payVariant} />
        {step === 'review' && <WriteReview bookingId={id} />}
        {state !== 'ahead' && (
          <BookAgain
            booking={booking}
            className={button({ variant: 'secondary', size: 'small' })}
          />
        )}
        {(state === 'ahead' || isWithdrawn) && <ViewBooking booking={booking} />}
      </div>
    </article>
  );
}

/** What it costs, and how much of that is paid or came back. */
function Money({ booking }: { booking: Booking }) {
  const format = useFormat();
  const paid = format.money(booking.paidAmount);
  return (
    <div className={styles.sums}>
      <p className={styles.total}>{format.money(booking.totalPrice)}</p>
      <p className={styles.money}>
        {isCalledOff(booking) ? <WhatCameBack booking={booking} /> : <Trans>{paid} paid</Trans>}
      </p>
    </div>
  );
}
