import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Booking, BookingPaymentStatus } from '../../../../api/contract/types.ts';
import { boatQuery } from '../../../../api/resources/boats/queries.ts';
import { tourQuery } from '../../../../api/resources/tours/queries.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Badge } from '../../../../ui/content/badge/badge.tsx';
import * as styles from './booking-facts.css.ts';

interface BookingFactsProps {
  booking: Booking;
  status: BookingPaymentStatus;
}

/** What was booked, and what of it is paid. */
export function BookingFacts({ booking, status }: BookingFactsProps) {
  const format = useFormat();
  const { boatId, boatName, tourId, tourName, hostName, startDate, endDate } = booking;
  const { startTime, hours, passengerCount, id } = booking;
  const isOneDay = startDate === endDate;
  const boat = useQuery({ ...boatQuery(boatId ?? 0), enabled: boatId !== null });
  const tour = useQuery({ ...tourQuery(tourId ?? 0), enabled: tourId !== null });
  const picture = boat.data?.imageUrl ?? tour.data?.imageUrl;
  return (
    <section className={styles.facts} aria-label={boatName ?? tourName ?? hostName}>
      {picture && <img className={styles.picture} src={picture} alt="" width={800} height={600} />}
      <div className={styles.head}>
        <p className={styles.name}>{boatName ?? tourName}</p>
        <StatusBadge booking={booking} />
      </div>
      <dl className={styles.lines}>
        <Line label={<Trans>Booking</Trans>}>{format.number(id, { useGrouping: false })}</Line>
        <Line label={<Trans>When</Trans>}>
          {isOneDay ? format.date(startDate) : format.dateRange(startDate, endDate)}
          {startTime !== null && `, ${startTime}`}
          {hours !== null && (
            <>
              {' · '}
              <Plural value={hours} one="# hour" other="# hours" />
            </>
          )}
        </Line>
        <Line label={<Trans>Who</Trans>}>
          <Plural value={passengerCount} one="# person" other="# people" />
        </Line>
        <Line label={tourId === null ? <Trans>Captain</Trans> : <Trans>Guide</Trans>}>
          {hostName}
        </Line>
        <Line label={<Trans>Total</Trans>}>{format.money(status.totalPrice)}</Line>
        <Line label={<Trans>Deposit, 20%</Trans>}>{format.money(status.depositAmount)}</Line>
        <Line label={<Trans>Paid</Trans>}>{format.money(status.paidAmount)}</Line>
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

function StatusBadge({ booking: { status } }: { booking: Booking }) {
  switch (status) {
    case 'CONFIRMED':
      return (
        <Badge tone="positive">
          <Trans>Confirmed</Trans>
        </Badge>
      );
    case 'PENDING':
      return (
        <Badge tone="warning">
          <Trans>Waiting for the captain</Trans>
        </Badge>
      );
    case 'COMPLETED':
      return (
        <Badge>
          <Trans>Completed</Trans>
        </Badge>
      );
    case 'CANCELLED':
    case 'REJECTED':
    case 'NO_SHOW':
      return (
        <Badge>
          <Trans>Ended</Trans>
        </Badge>
      );
  }
}
