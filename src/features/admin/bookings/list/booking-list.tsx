import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Booking, BookingSort } from '../../../../api/contract/types.ts';
import { managedBookingsQuery } from '../../../../api/resources/admin/bookings.ts';
import { StatusBadge } from '../../../../domain/booking/status/status-badge.tsx';
import type { ShowList } from '../../../../domain/managed-list/list-location.ts';
import * as listStyles from '../../../../domain/managed-list/managed-list.css.ts';
import { ManagedList } from '../../../../domain/managed-list/managed-list.tsx';
import { Order } from '../../../../domain/managed-list/order.tsx';
import { TripDates } from '../../../../domain/trip/trip-dates.tsx';
import { calendarDay } from '../../../../i18n/format.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { type BookingSearch, bookingsRequest, isNarrowed } from '../search-params.ts';
import { BookingFilters } from './booking-filters.tsx';
import { ChosenChips } from './chosen-chips.tsx';
import * as styles from './rows.css.ts';

interface BookingListProps {
  search: BookingSearch;
  text: string | undefined;
  onSearch: ShowList<BookingSearch>;
}

/** Everything that was booked of everybody. */
export function BookingList({ search, text, onSearch }: BookingListProps) {
  const { t } = useLingui();
  const result = useQuery(managedBookingsQuery(bookingsRequest(search, text)));
  const { page, ...rest } = search;
  const change = (changes: BookingSearch) => onSearch({ ...rest, ...changes }, text);
  return (
    <ManagedList
      result={result}
      to="/admin/bookings"
      search={search}
      count={(total) => <Plural value={total} one="# booking" other="# bookings" />}
      failureTitle={<Trans>The list could not be loaded</Trans>}
      isNarrowed={isNarrowed(search, text)}
      onClear={() => onSearch({ sort: search.sort }, undefined)}
      emptyTitle={<Trans>No booking yet</Trans>}
      emptyText={<Trans>What guests book appears here by itself.</Trans>}
      filters={
        <>
          <BookingFilters
            search={search}
            text={text}
            onText={(next) => onSearch(rest, next)}
            onChange={change}
          />
          <ChosenChips search={search} first={result.data?.content[0]} onChange={change} />
        </>
      }
      aside={
        <Order<BookingSort>
          sort={search.sort}
          usual="createdAt,desc"
          labels={{
            'createdAt,desc': t`Newest booking first`,
            'createdAt,asc': t`Oldest booking first`,
            'startDate,asc': t`Earliest trip first`,
            'startDate,desc': t`Latest trip first`,
          }}
          onChange={(sort) => change({ sort })}
        />
      }
    >
      {(bookings) => (
        <ul className={listStyles.list} aria-label={t`Bookings`}>
          {bookings.map((booking) => (
            <BookingRow key={booking.id} booking={booking} />
          ))}
        </ul>
      )}
    </ManagedList>
  );
}

function BookingRow({ booking }: { booking: Booking }) {
  const format = useFormat();
  const { id, customerName, hostName, status, totalPrice } = booking;
  const number = format.number(id, { useGrouping: false });
  const offer = booking.boatName ?? booking.tourName;
  const booked = format.date(calendarDay(new Date(booking.createdAt)), 'short');
  return (
    <li className={styles.line}>
      <div className={styles.who}>
        <Link
          to="/admin/bookings/$bookingId"
          params={{ bookingId: String(id) }}
          preload={false}
          className={styles.link}
        >
          {customerName}
        </Link>
        <span className={styles.second}>
          {offer} · {hostName}
        </span>
      </div>
      <div className={styles.when}>
        <span>
          <TripDates booking={booking} />
        </span>
        <span className={styles.second}>
          <Trans>
            No. {number} · booked {booked}
          </Trans>
        </span>
      </div>
      <div className={styles.state}>
        <StatusBadge status={status} />
      </div>
      <span className={styles.amount}>{format.money(totalPrice)}</span>
    </li>
  );
}
