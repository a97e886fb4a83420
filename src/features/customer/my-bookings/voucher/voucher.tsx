import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Booking } from '../../../../api/contract/types.ts';
import { BookingPicture, useBookedOffer } from '../../../../domain/booking/booking-picture.tsx';
import { BookingStatusBadge } from '../../../../domain/booking/booking-status-badge.tsx';
import { HostPhone, MeetingHour } from '../../../../domain/booking/meeting.tsx';
import { TripDates } from '../../../../domain/trip/trip-dates.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { isPaid } from '../booking/booking-progress.ts';
import * as styles from './voucher.css.ts';

/** What is shown on board: who comes, when, where, whom to call, what is paid and what is still to pay. */
export function Voucher({ booking }: { booking: Booking }) {
  const format = useFormat();
  const { tour } = useBookedOffer(booking);
  const { id, status, boatName, tourName, boatLocation, meetingPoint, services, notes } = booking;
  const { totalPrice, depositAmount, paidAmount, refundedAmount } = booking;
  const place = boatLocation ?? tour?.location;
  const isOpen = status === 'PENDING' || status === 'CONFIRMED';
  // Before anything is paid, the deposit comes first, and the rest on board.
  const deposit = isOpen && !isPaid(booking) ? depositAmount : 0;
  const rest = totalPrice - paidAmount - deposit;
  return (
    <section className={styles.voucher} aria-labelledby="voucher">
      <div className={styles.picture}>
        <BookingPicture booking={booking} />
      </div>
      <div className={styles.head}>
        <div>
          <p className={styles.caption}>
            <Trans>Booking</Trans>
          </p>
          <h2 id="voucher" className={styles.number}>
            {format.number(id, { useGrouping: false })}
          </h2>
        </div>
        <BookingStatusBadge booking={booking} />
      </div>
      <div className={styles.tear} />
      <dl className={styles.lines}>
        <Line label={boatName === null ? <Trans>Tour</Trans> : <Trans>Boat</Trans>}>
          {boatName ?? tourName}
        </Line>
        <Line label={<Trans>When</Trans>}>
          <TripDates booking={booking} />
        </Line>
        {isOpen && (
          <Line label={<Trans>Hour</Trans>}>
            <MeetingHour booking={booking} />
          </Line>
        )}
        {place && <Line label={<Trans>Where</Trans>}>{place}</Line>}
        {meetingPoint !== null && <Line label={<Trans>Meeting point</Trans>}>{meetingPoint}</Line>}
        <Line label={<Trans>Who</Trans>}>
          {booking.customerName} ·{' '}
          <Plural value={booking.passengerCount} one="# person" other="# people" />
        </Line>
        <Line label={<Trans>Captain</Trans>}>{booking.hostName}</Line>
        {(isOpen || booking.hostPhone !== null) && (
          <Line label={<Trans>Telephone</Trans>}>
            <HostPhone booking={booking} />
          </Line>
        )}
        {services.length > 0 && (
          <Line label={<Trans>Extra services</Trans>} wide>
            {services
              .map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name))
              .join(', ')}
          </Line>
        )}
        {notes && (
          <Line label={<Trans>Your note</Trans>} wide>
            {notes}
          </Line>
        )}
        <Line label={<Trans>Total</Trans>}>
          <span className={styles.money}>{format.money(totalPrice)}</span>
        </Line>
        <Line label={<Trans>Paid</Trans>}>
          <span className={styles.money}>{format.money(paidAmount + refundedAmount)}</span>
        </Line>
        {refundedAmount > 0 && (
          <Line label={<Trans>Came back</Trans>}>
            <span className={styles.money}>{format.money(refundedAmount)}</span>
          </Line>
        )}
        {deposit > 0 && (
          <Line label={<Trans>Deposit, to pay online</Trans>}>
            <span className={styles.money}>{format.money(deposit)}</span>
          </Line>
        )}
        {isOpen && (
          <Line label={<Trans>To pay on board</Trans>}>
            <span className={styles.money}>{format.money(rest)}</span>
          </Line>
        )}
      </dl>
    </section>
  );
}

interface LineProps {
  label: ReactNode;
  children: ReactNode;
  wide?: boolean;
}

function Line({ label, children, wide = false }: LineProps) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt className={styles.caption}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
