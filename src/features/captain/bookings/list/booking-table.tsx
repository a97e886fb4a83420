import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  memo,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Booking, OwnerBookingSort } from '../../../../api/contract/types.ts';
import { HOST_PAGE_SIZE } from '../../../../api/resources/bookings/host-queries.ts';
import { StatusBadge } from '../../../../domain/booking/status/status-badge.tsx';
import { TripDates } from '../../../../domain/trip/trip-dates.tsx';
import { calendarDay } from '../../../../i18n/format.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import * as styles from './bookings-page.css.ts';
import type { RowWindow } from './use-booking-rows.ts';

interface BookingRowsProps {
  total: number;
  at: (index: number) => Booking | undefined;
  /** Told which rows are in sight, whenever they lie on other pages of the service than before. */
  onWindow: (rows: RowWindow) => void;
}

interface BookingTableProps extends BookingRowsProps {
  sort: OwnerBookingSort;
  onSort: (sort: OwnerBookingSort) => void;
}

/** Rows beyond the screen that stand ready on either side. */
const AHEAD = 8;

/** The rows to draw of thousands of the same height, and the room of those that are not drawn. */
function useRows({ total, onWindow }: BookingRowsProps, height: number) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    setTop((list.current?.getBoundingClientRect().top ?? 0) + scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => height,
    overscan: AHEAD,
    scrollMargin: top,
  });
  const rows = virtualizer.getVirtualItems();
  const first = rows[0]?.index ?? 0;
  const last = rows.at(-1)?.index ?? 0;
  const tell = useEffectEvent(() => onWindow({ first, last }));
  const pages = `${Math.floor(first / HOST_PAGE_SIZE)}–${Math.floor(last / HOST_PAGE_SIZE)}`;
  // With every row, the whole page would be drawn again while it scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => tell(), [pages]);
  return {
    list,
    indices: rows.map(({ index }) => index),
    before: first * height,
    after: Math.max(0, (total - last - 1) * height),
  };
}

/** Bookings side by side with their facts: only the rows in sight exist. */
export function BookingTable(props: BookingTableProps) {
  const { total, at, sort, onSort } = props;
  const { t } = useLingui();
  const { list, indices, before, after } = useRows(props, styles.ROW_HEIGHT);
  const order = { sort, onSort };
  return (
    <div ref={list}>
      <table className={styles.table} aria-label={t`Bookings`} aria-rowcount={total + 1}>
        <colgroup>
          <col />
          <col />
          <col style={{ width: '210px' }} />
          <col style={{ width: '136px' }} />
          <col style={{ width: '124px' }} />
          <col style={{ width: '116px' }} />
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <Head {...order} by="customerName">
              <Trans>Guest</Trans>
            </Head>
            <th scope="col" className={styles.head}>
              <Trans>Boat or tour</Trans>
            </th>
            <Head {...order} by="startDate">
              <Trans>Trip</Trans>
            </Head>
            <Head {...order} by="createdAt">
              <Trans context="when">Booked</Trans>
            </Head>
            <th scope="col" className={styles.head}>
              <Trans>Status</Trans>
            </th>
            <Head {...order} by="totalPrice" isEnd>
              <Trans>Total</Trans>
            </Head>
          </tr>
        </thead>
        <tbody>
          <Room height={before} />
          {indices.map((index) => (
            <Row key={index} index={index} booking={at(index)} />
          ))}
          <Room height={after} />
        </tbody>
      </table>
    </div>
  );
}

function Room({ height }: { height: number }) {
  return height > 0 ? (
    <tr>
      <td style={{ height }} colSpan={6} />
    </tr>
  ) : null;
}

interface HeadProps extends Pick<BookingTableProps, 'sort' | 'onSort'> {
  by: 'customerName' | 'startDate' | 'createdAt' | 'totalPrice';
  isEnd?: boolean;
  children: ReactNode;
}

function Head({ by, sort, onSort, isEnd = false, children }: HeadProps) {
  const [sorted, direction] = sort.split(',');
  const isSorted = sorted === by;
  const isDescending = direction === 'desc';
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={isEnd ? styles.headEnd : styles.head}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className={styles.order}
        onClick={() => onSort(`${by},${isSorted && isDescending ? 'asc' : 'desc'}`)}
      >
        {children}
        {isSorted && <Arrow aria-hidden="true" className={styles.arrow} size={16} />}
      </button>
    </th>
  );
}

const Row = memo(function Row({ index, booking }: { index: number; booking: Booking | undefined }) {
  const format = useFormat();
  if (!booking) {
    return (
      <tr className={styles.row} aria-rowindex={index + 2} aria-busy="true">
        <td className={styles.cell} colSpan={6}>
          <span className={styles.waiting} />
        </td>
      </tr>
    );
  }
  const { status, customerName, passengerCount, boatName, tourName, createdAt } = booking;
  return (
    <tr className={styles.row} aria-rowindex={index + 2}>
      <th scope="row" className={`${styles.cell} ${styles.guest}`}>
        <BookingLink booking={booking}>{customerName}</BookingLink>
        <span className={styles.second}>
          <Plural value={passengerCount} one="# guest" other="# guests" />
        </span>
      </th>
      <td className={styles.cell}>
        {boatName ?? tourName}
        <span className={styles.second}>
          {boatName === null ? (
            <Trans context="booked">Tour</Trans>
          ) : (
            <Trans context="booked">Boat</Trans>
          )}
        </span>
      </td>
      <td className={styles.cell}>
        <TripDates booking={booking} />
      </td>
      <td className={styles.cell}>{format.date(calendarDay(new Date(createdAt)), 'short')}</td>
      <td className={styles.cell}>
        <StatusBadge status={status} />
      </td>
      <td className={styles.amount}>{format.money(booking.totalPrice)}</td>
    </tr>
  );
});

/** The same bookings, a card each, on a phone. */
export function BookingCards(props: BookingRowsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { list, indices, before, after } = useRows(props, styles.CARD_HEIGHT);
  return (
    <div ref={list} style={{ paddingBlock: `${before}px ${after}px` }} className={styles.cards}>
      <ul aria-label={t`Bookings`}>
        {indices.map((index) => {
          const booking = props.at(index);
          if (!booking) {
            return (
              <li key={index} className={styles.card} aria-busy="true">
                <span className={styles.waiting} />
              </li>
            );
          }
          const { status, customerName, boatName, tourName, passengerCount, totalPrice } = booking;
          return (
            <li
              key={index}
              className={styles.card}
              aria-setsize={props.total}
              aria-posinset={index + 1}
            >
              <div className={styles.cardLine}>
                <span className={styles.cardName}>
                  <BookingLink booking={booking}>{customerName}</BookingLink>
                </span>
                <StatusBadge status={status} />
              </div>
              <p className={styles.cardText}>
                <TripDates booking={booking} />
              </p>
              <div className={styles.cardLine}>
                <p className={styles.cardText}>
                  {boatName ?? tourName} ·{' '}
                  <Plural value={passengerCount} one="# guest" other="# guests" />
                </p>
                <span className={styles.money}>{format.money(totalPrice)}</span>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function BookingLink({ booking, children }: { booking: Booking; children: ReactNode }) {
  return (
    <Link
      to="/captain/bookings/$bookingId"
      params={{ bookingId: String(booking.id) }}
      preload={false}
      className={styles.link}
    >
      {children}
    </Link>
  );
}
