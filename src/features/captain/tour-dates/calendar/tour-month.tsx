import { useLingui } from '@lingui/react/macro';
import { tourDateStatusValues } from '../../../../api/contract/contract.ts';
import type { TourDateSeats } from '../../../../api/contract/types.ts';
import { WeekdayHead } from '../../../../domain/calendar/weekday-head.tsx';
import { weeksOfMonth } from '../../../../domain/calendar/weeks-of-month.ts';
import { dateStatusNames } from '../../../../domain/tour/date-status-names.ts';
import { seatsTaken } from '../../../../domain/tour/seats.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { DateStatusMark } from './date-status.tsx';
import * as styles from './tour-month.css.ts';

interface TourMonthProps {
  /** `YYYY-MM`. */
  month: string;
  dates: readonly TourDateSeats[];
  today: string;
  /** Called with the id of a date that somebody wants to see. */
  onDate: (tourDateId: number) => void;
}

/** The dates of a month, each by its status: colour, shape and words. */
export function TourMonth({ month, dates, today, onDate }: TourMonthProps) {
  const { i18n, t } = useLingui();
  const format = useFormat();
  const byDay = Map.groupBy(dates, ({ startDate }) => calendarDay(new Date(startDate)));
  const monthName = format.date(`${month}-01`, 'month');
  return (
    <div className={styles.month}>
      <table className={styles.grid} aria-label={t`Dates of the tour, ${monthName}`}>
        <WeekdayHead className={styles.weekday} />
        <tbody>
          {weeksOfMonth(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) =>
                day === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place of another month's day
                  <td key={index} />
                ) : (
                  <td
                    key={day}
                    className={styles.cell}
                    aria-current={day === today ? 'date' : undefined}
                  >
                    <span className={lookOf(day, today)}>{Number(day.slice(-2))}</span>
                    {byDay.get(day)?.map((date) => {
                      const { tourDateId, startDate, availabilityStatus: status } = date;
                      const name = i18n._(dateStatusNames[status]);
                      const when = `${format.date(startDate, 'day')} ${format.time(startDate)}`;
                      const taken = date.bookedSeats + date.heldSeats;
                      const seats = i18n._(seatsTaken(taken, date.maxGuests));
                      return (
                        <button
                          key={tourDateId}
                          type="button"
                          className={styles.looks[status]}
                          aria-label={`${when}, ${name}, ${seats}`}
                          onClick={() => onDate(tourDateId)}
                        >
                          <DateStatusMark status={status} size={12} />
                          <span>{format.time(startDate)}</span>
                          <span
                            className={styles.seats}
                            data-text={`${format.number(taken)}/${format.number(date.maxGuests)}`}
                          />
                        </button>
                      );
                    })}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function lookOf(day: string, today: string): string {
  if (day === today) return styles.today;
  return day < today ? styles.past : styles.number;
}

/** What the colours and shapes of the dates mean. */
export function StatusLegend() {
  const { i18n, t } = useLingui();
  return (
    <ul className={styles.legend} aria-label={t`Legend`}>
      {tourDateStatusValues.map((status) => (
        <li key={status} className={styles.entry}>
          <span className={styles.swatches[status]} aria-hidden="true">
            <DateStatusMark status={status} size={14} />
          </span>
          {i18n._(dateStatusNames[status])}
        </li>
      ))}
    </ul>
  );
}
