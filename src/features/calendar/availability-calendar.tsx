import { parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { calendarDay } from '../../i18n/format.ts';
import { media } from '../../ui/theme/media.ts';
import * as styles from './availability-calendar.css.ts';
import { CalendarMonths } from './calendar-months.tsx';
import { type DayFacts, dayFacts } from './day-state.ts';
import { monthOf, monthsFrom, openingMonth } from './month.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useMonths } from './use-months.ts';

export interface AvailabilityCalendarProps {
  boatId: number;
  boatName: string;
  /** The month asked for in the address, `YYYY-MM`. */
  month?: string | undefined;
  /** The next day that can be booked, `YYYY-MM-DD`; null when none is open. */
  nextAvailableDate: string | null;
  /** Called with `YYYY-MM` when the person turns to another month. */
  onMonthChange: (month: string) => void;
}

/** Which days of a boat are open, and at what price, month by month; reading only. */
export default function AvailabilityCalendar({
  boatId,
  boatName,
  month,
  nextAvailableDate,
  onMonthChange,
}: AvailabilityCalendarProps) {
  const { t } = useLingui();
  const [today] = useState(() => calendarDay());
  const [opening] = useState(() => openingMonth({ requested: month, nextAvailableDate, today }));
  const [firstMonth, setFirstMonth] = useState(opening);
  const monthCount = useMediaQuery(media.desktop) ? 2 : 1;
  const months = useMonths(boatId, monthsFrom(firstMonth, monthCount));

  function factsOf(day: string): DayFacts | undefined {
    const known = months.find((entry) => entry.month === monthOf(day));
    return known?.status === 'success' ? dayFacts(day, known.days.get(day), today) : undefined;
  }
  const opensInThisMonth = nextAvailableDate !== null && monthOf(nextAvailableDate) === opening;
  const openingDay = opensInThisMonth ? nextAvailableDate : `${opening}-01`;

  return (
    <Calendar
      aria-label={t`Availability of ${boatName}`}
      className={styles.calendar}
      isReadOnly
      minValue={parseDate(today)}
      defaultFocusedValue={parseDate(openingDay)}
      selectionAlignment="start"
      visibleDuration={{ months: monthCount }}
      pageBehavior="single"
      isDateUnavailable={(date) => {
        const state = factsOf(date.toString())?.state;
        return state === 'unavailable' || state === 'unknown';
      }}
    >
      {({ state }) => (
        <CalendarMonths
          state={state}
          months={months}
          factsOf={factsOf}
          nextAvailableDate={nextAvailableDate}
          onFirstMonthChange={(first) => {
            setFirstMonth(first);
            onMonthChange(first);
          }}
        />
      )}
    </Calendar>
  );
}
