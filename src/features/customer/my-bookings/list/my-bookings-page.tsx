import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Booking } from '../../../../api/contract/types.ts';
import { leftToPay } from '../../../../domain/booking/booking-state.ts';
import { useMissedRequests } from '../../../../domain/booking/missed-requests.ts';
import { useTicketsAtHand } from '../../../../domain/booking/ticket/use-tickets-at-hand.ts';
import { useNow } from '../../../../domain/calendar/use-now.ts';
import { QueryError } from '../../../../domain/query/query-error.tsx';
import { calendarDay } from '../../../../i18n/format.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../../ui/loading/loading-status/loading-status.tsx';
import { Tabs } from '../../../../ui/navigation/tabs/tabs.tsx';
import { PageHeader } from '../../../../ui/page/page-header/page-header.tsx';
import { NextTrip } from '../next/next-trip.tsx';
import { BookingCard } from './booking-card.tsx';
import { BookingList } from './booking-list.tsx';
import { bookingsOf } from './booking-tab.ts';
import * as styles from './my-bookings-page.css.ts';
import { type BookingTab, bookingTabs } from './tabs.ts';
import { useCustomerBookings } from './use-customer-bookings.ts';

interface MyBookingsPageProps {
  customerId: number;
  tab: BookingTab;
  onTab: (tab: BookingTab) => void;
}

const tabNames: Record<BookingTab, ReactNode> = {
  upcoming: <Trans>Upcoming</Trans>,
  past: <Trans>Past</Trans>,
  cancelled: <Trans context="tab">Cancelled</Trans>,
};

/** `/my-bookings`: what somebody has booked, by whether it is to come, was, or will not be. */
export function MyBookingsPage({ customerId, tab, onTab }: MyBookingsPageProps) {
  const { t } = useLingui();
  const format = useFormat();
  const at = new Date(useNow());
  const { bookings, reviewed } = useCustomerBookings(customerId);
  useTicketsAtHand(bookings.data ? bookingsOf(bookings.data, 'upcoming', at) : []);

  return (
    <div className={styles.page}>
      <PageHeader title={<Trans>My bookings</Trans>} />
      {bookings.isError && !bookings.data && <QueryError result={bookings} />}
      {bookings.isPending && <Waiting />}
      {bookings.data && (
        <Tabs
          label={t`Bookings`}
          selected={tab}
          onSelect={onTab}
          items={bookingTabs.map((id) => {
            const own = bookingsOf(bookings.data, id, at);
            return {
              id,
              label: (
                <>
                  {tabNames[id]}
                  <span className={styles.count}>{format.number(own.length)}</span>
                </>
              ),
              content: (
                <BookingsOfTab
                  tab={id}
                  bookings={own}
                  reviewed={reviewed}
                  today={calendarDay(at)}
                />
              ),
            };
          })}
        />
      )}
    </div>
  );
}

interface BookingsOfTabProps {
  tab: BookingTab;
  bookings: readonly Booking[];
  /** The ids of those that have been written about. */
  reviewed: ReadonlySet<number | undefined>;
  today: string;
}

/** The bookings of a tab as a list; of those to come the first one that still can large. */
function BookingsOfTab({ tab, bookings, reviewed, today }: BookingsOfTabProps) {
  const missed = useMissedRequests(bookings);
  const next = bookings.find(({ id }) => !missed.has(id));
  const firstDue = bookings.find(
    (booking) => !missed.has(booking.id) && leftToPay(booking).deposit > 0,
  );
  if (bookings.length === 0) return <NoBookings tab={tab} />;
  const list = (some: readonly Booking[]) => (
    <BookingList bookings={some}>
      {(booking) => (
        <BookingCard
          booking={booking}
          isReviewed={reviewed.has(booking.id)}
          payVariant={booking === firstDue ? 'primary' : 'secondary'}
        />
      )}
    </BookingList>
  );
  if (tab !== 'upcoming') return list(bookings);
  const others = bookings.filter((booking) => booking !== next && !missed.has(booking.id));
  return (
    <div className={styles.upcoming}>
      {next && <NextTrip booking={next} today={today} />}
      {others.length > 0 && (
        <section aria-labelledby="after-that">
          <h2 id="after-that" className={styles.rest}>
            <Trans>After that</Trans>
          </h2>
          {list(others)}
        </section>
      )}
      {missed.size > 0 && (
        <section aria-labelledby="missed">
          <h2 id="missed" className={styles.rest}>
            <Trans>Not confirmed in time</Trans>
          </h2>
          {list(bookings.filter(({ id }) => missed.has(id)))}
        </section>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.skeleton}>
      <LoadingStatus />
      <Skeleton height="68px" width="min(100%, 320px)" />
      <Skeleton height="480px" />
      <Skeleton height="165px" />
    </div>
  );
}

function NoBookings({ tab }: { tab: BookingTab }) {
  if (tab === 'upcoming') {
    return (
      <EmptyState
        title={<Trans>No upcoming trips yet</Trans>}
        action={
          <Link to="/boats" className={button()}>
            <Trans>Find a boat</Trans>
          </Link>
        }
      >
        <Trans>
          Your bookings appear here, with the boarding pass and everything about the day.
        </Trans>
      </EmptyState>
    );
  }
  return tab === 'past' ? (
    <EmptyState title={<Trans>No past trips yet</Trans>}>
      <Trans>Trips appear here once they are over, ready for your review.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={<Trans>No cancelled bookings</Trans>}>
      <Trans>Cancelled bookings and unanswered requests appear here, with what was refunded.</Trans>
    </EmptyState>
  );
}
