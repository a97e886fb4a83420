import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { setBookingStatusOperation } from '../../../../api/contract/contract.ts';
import { mayCall } from '../../../../api/contract/may-call.ts';
import type { Booking } from '../../../../api/contract/types.ts';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { bookingQuery } from '../../../../api/resources/bookings/queries.ts';
import { bookingPaymentsQuery } from '../../../../api/resources/payments/booking-payments-query.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { AddToCalendar } from '../../../../domain/booking/calendar-entry/add-to-calendar.tsx';
import { hostDecisionOf } from '../../../../domain/booking/host-decision.ts';
import { HistorySection } from '../../../../domain/booking/sheet/history-section.tsx';
import { PriceSection } from '../../../../domain/booking/sheet/price-section.tsx';
import { TripSection } from '../../../../domain/booking/sheet/trip-section.tsx';
import { StatusBadge } from '../../../../domain/booking/status/status-badge.tsx';
import { QueryError } from '../../../../domain/query/query-error.tsx';
import * as styles from '../../../../domain/record-sheet/record-sheet.css.ts';
import { useWayBack } from '../../../../domain/way-back/use-way-back.ts';
import { useInterrupted } from '../../../../forms/decision/decision-draft.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../../ui/loading/loading-status/loading-status.tsx';
import { PageHeader } from '../../../../ui/page/page-header/page-header.tsx';
import { Decision } from '../decision/decision.tsx';
import { allowedMoves } from '../decision/decision-rules.ts';
import { GuestSection } from './guest-section.tsx';
import { PaymentsSection, TermsSection } from './money.tsx';

interface BookingPageProps {
  /** The user whose boat or tour was booked. */
  hostId: number;
  id: number | undefined;
}

/** `/captain/bookings/{id}`: all that a host needs to know of a booking, and what can be done about it. */
export function BookingPage({ hostId, id }: BookingPageProps) {
  const back = (
    <a {...useWayBack('/captain/bookings')} className={styles.back}>
      <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
      <Trans>Bookings</Trans>
    </a>
  );
  return id === undefined ? (
    <UnknownBooking back={back} />
  ) : (
    <Loaded hostId={hostId} id={id} back={back} />
  );
}

function Loaded({ hostId, id, back }: { hostId: number; id: number; back: ReactNode }) {
  const {
    data: booking,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...bookingQuery(id),
    retryOnMount: false,
  });
  // Who booked as a guest may read a booking too; it is none of this host's.
  if (booking)
    return booking.hostId === hostId ? (
      <Details booking={booking} back={back} />
    ) : (
      <UnknownBooking back={back} />
    );
  if (error instanceof ApiError && (error.status === 404 || error.status === 403)) {
    return <UnknownBooking back={back} />;
  }
  if (error) {
    return <QueryError result={{ error, isFetching, refetch }} level={1} />;
  }
  return (
    <>
      <PageHeader above={back} title={<Trans>Booking</Trans>} />
      <LoadingStatus />
      <Skeleton height="480px" />
    </>
  );
}

function Details({ booking, back }: { booking: Booking; back: ReactNode }) {
  const { t } = useLingui();
  const format = useFormat();
  const router = useRouter();
  const user = useSession();
  const payments = useQuery(bookingPaymentsQuery(booking.id));
  const { id, status, hostId, customerId, customerName, cancellationReason } = booking;
  const isOwn = user?.id === hostId;
  const mayDecide =
    mayCall(setBookingStatusOperation, user, hostId) && allowedMoves(status).length > 0;
  const interrupted = useInterrupted(mayDecide ? [hostDecisionOf(id)] : []);
  const [isDeciding, setDeciding] = useState(interrupted !== undefined);
  const number = format.number(id, { useGrouping: false });
  return (
    <>
      <PageHeader
        above={back}
        title={customerName}
        lead={
          <span className={styles.lead}>
            {booking.boatName ?? booking.tourName} · <Trans>Booking {number}</Trans>
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
      <div className={styles.actions}>
        {mayDecide && (
          <Button variant="primary" onPress={() => setDeciding(true)}>
            {status === 'PENDING' ? (
              <Trans>Answer the request</Trans>
            ) : (
              <Trans>Change the status</Trans>
            )}
          </Button>
        )}
        {isOwn && (
          <Link
            to="/captain/messages"
            search={{ to: customerId, booking: booking.id }}
            className={button({ variant: 'secondary' })}
          >
            <Trans>Message the guest</Trans>
          </Link>
        )}
        {(status === 'PENDING' || status === 'CONFIRMED') && (
          <AddToCalendar
            booking={booking}
            description={t`Guest: ${customerName}`}
            pageHref={
              router.buildLocation({
                to: '/captain/bookings/$bookingId',
                params: { bookingId: String(id) },
              }).publicHref
            }
          />
        )}
        <Button variant="secondary" onPress={() => print()}>
          <Printer aria-hidden="true" size={20} strokeWidth={1.75} />
          <Trans>Print</Trans>
        </Button>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <TripSection booking={booking} />
          <GuestSection booking={booking} isOwn={isOwn} />
          <HistorySection booking={booking} payments={payments.data ?? []} />
        </div>
        <div className={styles.column}>
          <PriceSection booking={booking} />
          <PaymentsSection payments={payments} />
          <TermsSection booking={booking} />
        </div>
      </div>
      {isDeciding && <Decision booking={booking} onClose={() => setDeciding(false)} />}
    </>
  );
}

function UnknownBooking({ back }: { back: ReactNode }) {
  return (
    <>
      <PageHeader above={back} title={<Trans>Booking</Trans>} />
      <EmptyState title={<Trans>There is no such booking</Trans>}>
        <Trans>None of these boats and tours has a booking with this number.</Trans>
      </EmptyState>
    </>
  );
}
