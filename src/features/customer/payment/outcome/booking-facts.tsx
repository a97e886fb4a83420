import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Booking, BookingPaymentStatus } from '../../../../api/contract/types.ts';
import { useBookedOffer } from '../../../../domain/booking/booking-picture.tsx';
import { BookingStatusBadge } from '../../../../domain/booking/booking-status-badge.tsx';
import { HostPhone, MeetingHour } from '../../../../domain/booking/meeting.tsx';
import { TripDates } from '../../../../domain/trip/trip-dates.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import * as styles from './booking-facts.css.ts';

interface BookingFactsProps {
  booking: Booking;
  status: BookingPaymentStatus;
}

/** What was booked, where and when it begins, whom to call, and what of it is paid. */
export function BookingFacts({ booking, status }: BookingFactsProps) {
  const format = useFormat();
  const { boatName, tourId, tourName, hostName } = booking;
  const { passengerCount, id, meetingPoint } = booking;
  const isOpen = booking.status === 'PENDING' || booking.status === 'CONFIRMED';
  const { boat, tour } = useBookedOffer(booking);
  const picture = boat?.imageUrl ?? tour?.imageUrl;
  return (
    <section className={styles.facts} aria-label={boatName ?? tourName ?? hostName}>
      {picture && <img className={styles.picture} src={picture} alt="" width={800} height={600} />}
      <div className={styles.head}>
        <p className={styles.name}>{boatName ?? tourName}</p>
        <BookingStatusBadge booking={{ ...booking, paidAmount: status.paidAmount }} />
      </div>
      <dl className={styles.lines}>
        <Line label={<Trans>Booking</Trans>}>{format.number(id, { useGrouping: false })}</Line>
        <Line label={<Trans>When</Trans>}>
          <TripDates booking={booking} />
        </Line>
        {isOpen && (
          <Line label={<Trans>Hour</Trans>}>
            <MeetingHour booking={booking} />
          </Line>
        )}
        {meetingPoint !== null && <Line label={<Trans>Meeting point</Trans>}>{meetingPoint}</Line>}
        <Line label={<Trans>Who</Trans>}>
          <Plural value={passengerCount} one="# person" other="# people" />
        </Line>
        <Line label={tourId === null ? <Trans>Captain</Trans> : <Trans>Guide</Trans>}>
          {hostName}
        </Line>
        {isOpen && (
          <Line label={<Trans>Telephone</Trans>}>
            <HostPhone booking={booking} />
          </Line>
        )}
        <Line label={<Trans>Total</Trans>}>{format.money(status.totalPrice)}</Line>
        <Line label={<Trans>Deposit, 20%</Trans>}>{format.money(status.depositAmount)}</Line>
        <Line label={<Trans>Paid</Trans>}>
          {format.money(status.paidAmount + booking.refundedAmount)}
        </Line>
        {booking.refundedAmount > 0 && (
          <Line label={<Trans>Came back</Trans>}>{format.money(booking.refundedAmount)}</Line>
        )}
      </dl>
    </section>
  );
}

function Line({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
