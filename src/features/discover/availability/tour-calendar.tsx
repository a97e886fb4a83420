import { Trans } from '@lingui/react/macro';
import type { Tour, TourDate } from '../../../api/contract/types.ts';
import { openDates } from '../../../domain/tour/open-dates.ts';
import { calendarDay } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { instantNow } from '../../../lib/now.ts';
import { chip } from '../../../ui/choices/toggle-chip/toggle-chip.css.ts';
import * as styles from './availability-calendar.css.ts';
import AvailabilityCalendar from './availability-calendar.tsx';

export interface TourCalendarProps {
  tour: Pick<Tour, 'id' | 'name' | 'tourDates'>;
  /** Whether it can be booked; a tour that is not published is there to look at. */
  canBook: boolean;
  /** The price that the page tells at its head, lira per person. */
  headline: number;
  /** The id of the chosen date. */
  date: number | undefined;
  /** Called with the id of another date; undefined takes the choice back. */
  onDateChange: (date: number | undefined) => Promise<void> | void;
  /** The month asked for in the address, `YYYY-MM`. */
  month: string | undefined;
  onMonthChange: (month: string) => void;
}

const dayOf = ({ startDate }: TourDate) => calendarDay(new Date(startDate));

/** When a tour takes place: one day is chosen, and its hour where there are several. */
export default function TourCalendar({
  tour,
  canBook,
  headline,
  date,
  onDateChange,
  month,
  onMonthChange,
}: TourCalendarProps) {
  const format = useFormat();
  const opened = instantNow();
  const open = openDates(tour, opened);
  const chosen = open.find(({ id }) => id === date);
  const day = chosen && dayOf(chosen);
  const sameDay = day ? open.filter((one) => dayOf(one) === day) : [];
  return (
    <AvailabilityCalendar
      offer={{ kind: 'tour', id: tour.id, name: tour.name }}
      headline={headline}
      mode={canBook ? 'day' : 'read'}
      selection={day ? { start: day, end: day } : null}
      onSelectionChange={(selection) =>
        onDateChange(open.find((one) => dayOf(one) === selection?.start)?.id)
      }
      month={month}
      nextAvailableDate={open[0] ? dayOf(open[0]) : null}
      onMonthChange={onMonthChange}
      below={
        sameDay.length > 1 && (
          <div className={styles.times}>
            <p>
              <Trans>There are several departures that day. Choose a time.</Trans>
            </p>
            <ul className={styles.timeList}>
              {sameDay.map(({ id, startDate }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={chip}
                    aria-pressed={id === date}
                    data-selected={id === date || undefined}
                    onClick={() => void onDateChange(id)}
                  >
                    {format.time(startDate)}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )
      }
    />
  );
}
