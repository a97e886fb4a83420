import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { Booking } from '../../../../api/contract/types.ts';
import { hostBookingsInRangeQuery } from '../../../../api/resources/bookings/host-queries.ts';
import { StatusBadge } from '../../../../domain/booking/status/status-badge.tsx';
import { useToday } from '../../../../domain/calendar/use-today.ts';
import { QueryError } from '../../../../domain/query/query-error.tsx';
import { TripDates } from '../../../../domain/trip/trip-dates.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { monthOf, monthRange } from '../../../../lib/calendar-month.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Calendar } from '../../../../ui/dates/calendar/calendar.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import * as styles from './booking-calendar-page.css.ts';
import { bookingsByDay } from './bookings-by-day.ts';

interface BookedMonthProps {
  hostId: number;
  /** The id of a boat, or all boats and tours. */
  boat: number | 'all';
  /** Today when left out. */
  day: string | undefined;
  onDay: (day: string) => void;
}

/** A month with how many bookings each day has, and the bookings of one day. */
export function BookedMonth({ hostId, boat, day, onDay }: BookedMonthProps) {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  const chosen = day ?? today;
  const [month, setMonth] = useState(monthOf(chosen));
  const { first, last } = monthRange(month);
  const bookings = useQuery(
    hostBookingsInRangeQuery(hostId, { from: first, to: last }, boat === 'all' ? undefined : boat),
  );
  const days = bookingsByDay(bookings.data ?? [], first, last);
  const ofDay = days.get(chosen) ?? [];
  const isShown = monthOf(chosen) === month;

  return (
    <div className={styles.columns}>
      <div>
        <Calendar
          label={t`Day whose bookings are shown`}
          value={chosen}
          onChange={onDay}
          onFocusedDay={(focused) => setMonth(monthOf(focused))}
          cellContent={(date) => {
            const count = days.get(date)?.length ?? 0;
            if (count === 0) return undefined;
            return {
              shown: `● ${format.number(count)}`,
              said: plural(count, { one: '# booking', other: '# bookings' }),
            };
          }}
        />
      </div>
      <section className={styles.day} aria-labelledby="bookings-of-day">
        <div className={styles.line}>
          <h2 id="bookings-of-day" className={styles.heading}>
            {format.date(chosen)}
          </h2>
          <Button
            variant="secondary"
            size="small"
            pending={bookings.isFetching && !bookings.isPending}
            onPress={() => void bookings.refetch()}
          >
            <RefreshCw aria-hidden="true" size={18} strokeWidth={1.75} />
            <Trans>Refresh</Trans>
          </Button>
        </div>
        {bookings.isError && !bookings.data && (
          <QueryError
            result={bookings}
            level={3}
            message={t`An error occurred while loading the bookings.`}
          />
        )}
        <p role="status" className={styles.hint}>
          {bookings.isPending ? (
            <Trans>Loading…</Trans>
          ) : (
            bookings.data &&
            isShown && (
              <Plural
                value={ofDay.length}
                _0="No booking on this day"
                one="# booking"
                other="# bookings"
              />
            )
          )}
        </p>
        {bookings.isPending && <Skeleton height="160px" />}
        {bookings.data && !isShown && (
          <p className={styles.hint}>
            <Trans>Choose a day of this month.</Trans>
          </p>
        )}
        {ofDay.length > 0 && (
          <ul className={styles.list}>
            {ofDay.map((booking) => (
              <li key={booking.id} className={styles.booking}>
                <DayBooking booking={booking} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function DayBooking({ booking }: { booking: Booking }) {
  const format = useFormat();
  const { id, customerName, boatName, tourName, passengerCount, totalPrice, notes } = booking;
  return (
    <>
      <div className={styles.line}>
        <Link
          to="/captain/bookings/$bookingId"
          params={{ bookingId: String(id) }}
          className={styles.link}
        >
          {customerName}
        </Link>
        <StatusBadge status={booking.status} />
      </div>
      <p className={styles.hint}>
        {boatName ?? tourName} · <TripDates booking={booking} />
      </p>
      <p className={styles.hint}>
        <Plural value={passengerCount} one="# guest" other="# guests" /> ·{' '}
        {format.money(totalPrice)}
      </p>
      {notes !== null && <p className={styles.hint}>“{notes}”</p>}
    </>
  );
}
