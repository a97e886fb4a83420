import { Plural, Trans } from '@lingui/react/macro';
import type { Boat, Booking } from '../../../api/contract/types.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { dayCount, weekdayOf } from '../../../lib/calendar-day.ts';
import { isOpen } from '../booking-state.ts';
import { ToldByMessage } from '../meeting.tsx';
import { useBookedHost } from '../use-booked-host.ts';
import { usualHour } from '../usual-hour.ts';
import * as styles from './ticket.css.ts';
import { TicketFact } from './ticket-fact.tsx';

/** The hour, or that of a usual day with a word that it is not certain yet. */
function Hour({ booking, boat }: { booking: Booking; boat: Boat | undefined }) {
  const host = useBookedHost(booking);
  const hour = booking.startTime ?? usualHour(boat);
  if (hour === undefined) {
    return (
      <span className={styles.toBeTold}>
        <ToldByMessage booking={booking} />
      </span>
    );
  }
  return (
    <>
      <span className={styles.figure}>{hour}</span>
      {booking.startTime === null && (
        <span className={styles.beneath}>
          {host === 'owner' ? (
            <Trans>Usually. The owner will confirm by message.</Trans>
          ) : (
            <Trans>Usually. Your captain will confirm by message.</Trans>
          )}
        </span>
      )}
    </>
  );
}

/** The days and the hour of a trip, set like prices: they are what a guest looks for. */
export function TicketWhen({ booking, boat }: { booking: Booking; boat: Boat | undefined }) {
  const format = useFormat();
  const { startDate, endDate, startTime, hours } = booking;
  const days = dayCount(startDate, endDate);
  const isOfOneMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
  return (
    <>
      <TicketFact label={<Trans>When</Trans>}>
        <span className={styles.figure}>
          {format.dateRange(startDate, endDate, isOfOneMonth ? 'day' : 'yearless')}
        </span>
        <span className={styles.beneath}>
          {startDate.slice(0, 4)} · {format.weekday(weekdayOf(startDate))}
          {days > 1 && (
            <>
              {' · '}
              <Plural value={days} one="# day" other="# days" />
            </>
          )}
        </span>
      </TicketFact>
      {(isOpen(booking) || startTime !== null) && (
        <TicketFact label={<Trans>Time</Trans>}>
          <Hour booking={booking} boat={boat} />
          {hours !== null && (
            <span className={styles.beneath}>
              <Plural value={hours} one="# hour" other="# hours" />
            </span>
          )}
        </TicketFact>
      )}
    </>
  );
}
