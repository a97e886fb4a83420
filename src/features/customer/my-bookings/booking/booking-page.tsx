import { Select, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Booking } from '../../../../api/contract/types.ts';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { bookingQuery } from '../../../../api/resources/bookings/queries.ts';
import { isOpen } from '../../../../domain/booking/booking-state.ts';
import { MessageHost } from '../../../../domain/booking/message-host.tsx';
import { Ticket } from '../../../../domain/booking/ticket/ticket.tsx';
import { useTicketsAtHand } from '../../../../domain/booking/ticket/use-tickets-at-hand.ts';
import { isCalledOff, WhatCameBack } from '../../../../domain/booking/what-came-back.tsx';
import { useNow } from '../../../../domain/calendar/use-now.ts';
import { offerKindOf } from '../../../../domain/offer/offer-kind.ts';
import { OfferLink } from '../../../../domain/offer/offer-link.tsx';
import { QueryError } from '../../../../domain/query/query-error.tsx';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../../ui/loading/loading-status/loading-status.tsx';
import { isFocusLost } from '../../../../ui/page/focus-around/is-focus-lost.ts';
import { PageHeader } from '../../../../ui/page/page-header/page-header.tsx';
import { paper } from '../../../../ui/page/paper/paper.css.ts';
import { CancelBooking } from '../cancel/cancel-booking.tsx';
import { RefundTerms } from '../cancel/refund-terms.tsx';
import { tabOf } from '../list/booking-tab.ts';
import { useCustomerBookings } from '../list/use-customer-bookings.ts';
import { CallHost } from '../trip/call-host.tsx';
import { HowToGetThere } from '../trip/how-to-get-there.tsx';
import { WhatToBring } from '../trip/what-to-bring.tsx';
import { BookAgain } from './book-again.tsx';
import * as styles from './booking-page.css.ts';
import { BookingTimeline } from './booking-timeline.tsx';
import { TripToCalendar } from './trip-to-calendar.tsx';

interface BookingPageProps {
  id: number | undefined;
  customerId: number;
  /** The way to another account, for a booking that is not of this one. */
  switchAccount: ReactNode;
}

/** `/my-bookings/{id}`: the voucher of a booking, where it stands, what can be done about it. */
export function BookingPage({ id, customerId, switchAccount }: BookingPageProps) {
  const unknown = <UnknownBooking switchAccount={switchAccount} />;
  return (
    <div className={styles.page}>
      {id === undefined ? unknown : <Loaded id={id} customerId={customerId} unknown={unknown} />}
    </div>
  );
}

interface LoadedProps {
  id: number;
  customerId: number;
  /** What stands there when it is none of theirs. */
  unknown: ReactNode;
}

function Loaded({ id, customerId, unknown }: LoadedProps) {
  const { data: booking, error, isFetching, refetch } = useQuery(bookingQuery(id));
  if (booking) return <BookingDetails booking={booking} customerId={customerId} />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 403)) {
    return unknown;
  }
  if (error) {
    return <QueryError result={{ error, isFetching, refetch }} level={1} />;
  }
  return (
    <>
      <PageHeader above={<Back />} title={<Trans>Your booking</Trans>} />
      <LoadingStatus />
      <Skeleton height="480px" />
    </>
  );
}

function BookingDetails({ booking, customerId }: { booking: Booking; customerId: number }) {
  const { reviewed } = useCustomerBookings(customerId);
  const { id, status, hostId, cancellationReason } = booking;
  const at = new Date(useNow());
  const isAhead = isOpen(booking, at);
  // Before the host has confirmed nobody sets out.
  const isComing = status === 'CONFIRMED' && tabOf(booking, at) === 'upcoming';
  useTicketsAtHand(isAhead ? [booking] : []);
  const kind = offerKindOf(booking);
  const notice = useRef<HTMLDivElement>(null);
  const wasAhead = useRef(isAhead);
  useEffect(() => {
    // The dialog that has cancelled it is gone, and the button that led there.
    if (wasAhead.current && !isAhead && isFocusLost()) notice.current?.focus();
    wasAhead.current = isAhead;
  }, [isAhead]);
  return (
    <>
      <PageHeader above={<Back />} title={booking.boatName ?? booking.tourName} />
      {isCalledOff(booking) && (
        <div ref={notice} className={styles.notice} tabIndex={-1}>
          <Notice
            tone="warning"
            title={
              status === 'CANCELLED' ? (
                <Trans>This booking was cancelled</Trans>
              ) : (
                <Trans>Your request was not answered in time</Trans>
              )
            }
          >
            {cancellationReason !== null && <p>{cancellationReason}</p>}
            <p>
              <strong>
                <WhatCameBack booking={booking} />
              </strong>
            </p>
          </Notice>
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.section}>
          <div className={paper}>
            <Ticket booking={booking} />
          </div>
          <div className={styles.actions}>
            {isAhead && <TripToCalendar booking={booking} />}
            <Button variant="secondary" onPress={() => print()}>
              <Printer aria-hidden="true" size={20} strokeWidth={1.75} />
              <Trans>Print</Trans>
            </Button>
            <Link
              to="/messages"
              search={{ to: hostId, booking: id }}
              className={button({ variant: 'secondary' })}
            >
              <MessageHost booking={booking} />
            </Link>
          </div>
        </div>
        <div className={styles.aside}>
          <section className={styles.section} aria-labelledby="way">
            <h2 id="way" className={styles.heading}>
              <Trans>Step by step</Trans>
            </h2>
            <BookingTimeline booking={booking} isReviewed={reviewed.has(id)} />
          </section>
          {isComing && (
            <>
              <HowToGetThere booking={booking} level={2} beside={<CallHost booking={booking} />} />
              <WhatToBring booking={booking} level={2} />
            </>
          )}
        </div>
        <div className={styles.end}>
          {isAhead && <RefundTerms booking={booking} />}
          <div className={styles.quietActions}>
            {isAhead ? (
              <>
                <OfferLink
                  offer={booking}
                  guests={booking.passengerCount}
                  className={button({ variant: 'text' })}
                >
                  <Select value={kind} _tour="See the tour" other="See the boat" />
                </OfferLink>
                <CancelBooking booking={booking} />
              </>
            ) : (
              <BookAgain booking={booking} className={button({ variant: 'text' })} />
            )}
          </div>
        </div>
      </div>
    </>
  );
}

function Back() {
  return (
    <Link to="/my-bookings" className={styles.back}>
      <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
      <Trans>My bookings</Trans>
    </Link>
  );
}

function UnknownBooking({ switchAccount }: Pick<BookingPageProps, 'switchAccount'>) {
  return (
    <>
      <PageHeader above={<Back />} title={<Trans>Your booking</Trans>} />
      <EmptyState title={<Trans>This is not one of your bookings</Trans>} action={switchAccount}>
        <Trans>It may belong to another account. Sign in with the account you booked with.</Trans>
      </EmptyState>
    </>
  );
}
