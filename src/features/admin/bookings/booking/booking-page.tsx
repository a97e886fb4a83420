import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Booking } from '../../../../api/contract/types.ts';
import { paymentsOfBookingQuery } from '../../../../api/resources/admin/bookings.ts';
import { bookingQuery } from '../../../../api/resources/bookings/queries.ts';
import { HistorySection } from '../../../../domain/booking/sheet/history-section.tsx';
import { PriceSection } from '../../../../domain/booking/sheet/price-section.tsx';
import { TripSection } from '../../../../domain/booking/sheet/trip-section.tsx';
import { StatusBadge } from '../../../../domain/booking/status/status-badge.tsx';
import { MissingRecord } from '../../../../domain/record-sheet/missing-record.tsx';
import * as styles from '../../../../domain/record-sheet/record-sheet.css.ts';
import { useWayBack } from '../../../../domain/way-back/use-way-back.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { PageHeader } from '../../../../ui/page/page-header/page-header.tsx';
import { CorrectionsSection } from './corrections-section.tsx';
import { PaymentsSection } from './payments-section.tsx';
import { PeopleSection } from './people-section.tsx';

/** `/admin/bookings/{bookingId}`: who booked what, how it stands, and what was paid for it. */
export function BookingPage({ id }: { id: number }) {
  const result = useQuery(bookingQuery(id));
  const booking = result.data;
  const back = (
    <a {...useWayBack('/admin/bookings')} className={styles.back}>
      <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
      <Trans>Bookings and payments</Trans>
    </a>
  );
  if (booking) return <Details booking={booking} back={back} />;
  return (
    <MissingRecord
      back={back}
      title={<Trans>Booking</Trans>}
      result={result}
      missing={<Trans>There is no booking with this number.</Trans>}
    />
  );
}

function Details({ booking, back }: { booking: Booking; back: ReactNode }) {
  const format = useFormat();
  const payments = useQuery(paymentsOfBookingQuery(booking.id));
  const { id, status, customerName, cancellationReason } = booking;
  const number = format.number(id, { useGrouping: false });
  return (
    <>
      <PageHeader
        above={back}
        title={<Trans>Booking {number}</Trans>}
        lead={
          <span className={styles.lead}>
            {customerName} · {booking.boatName ?? booking.tourName}
            <StatusBadge status={status} />
          </span>
        }
      />
      {cancellationReason !== null && (
        <div className={styles.notice}>
          <Notice tone="warning" title={<Trans>This booking was cancelled</Trans>}>
            {cancellationReason}
          </Notice>
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <PaymentsSection bookingId={id} result={payments} />
          {payments.data && payments.data.totalElements > 0 && (
            <CorrectionsSection payments={payments.data.content} />
          )}
          <PriceSection booking={booking} />
        </div>
        <div className={styles.column}>
          <PeopleSection booking={booking} />
          <TripSection booking={booking} />
          <HistorySection booking={booking} payments={payments.data?.content ?? []} />
        </div>
      </div>
      <p className={styles.hint}>
        <Trans>Only the captain changes the status of a booking.</Trans>
      </p>
    </>
  );
}
