import { type CalendarDate, parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import type { DateRange } from '../../../domain/trip/trip-search.ts';
import { calendarDay } from '../../../i18n/format.ts';
import { monthOf, monthsFrom } from '../../../lib/calendar-month.ts';
import { useAfterPaint } from '../../../ui/loading/answer/use-after-paint.ts';
import { useAnswered } from '../../../ui/loading/answer/use-answered.ts';
import { media } from '../../../ui/theme/media.ts';
import { useMedia } from '../../../ui/theme/use-media.ts';
import * as styles from './availability-calendar.css.ts';
import { type DayFacts, dayFacts, type Sale } from './day/day-state.ts';
import { CalendarMonths } from './month/calendar-months.tsx';
import { monthsToKnow, openingMonth } from './month/month.ts';
import { type CalendarOffer, useMonths } from './month/use-months.ts';
import { Guide } from './notes/guide.tsx';
import { rangeProblem } from './range/date-range.ts';
import { RangeChoice } from './range/range-choice.tsx';
import { useRefusal } from './range/use-refusal.ts';

interface AvailabilityCalendarProps {
  offer: CalendarOffer;
  /** `read` shows; `range` lets days in a row be chosen, one too; `day` lets one be chosen. */
  mode?: 'read' | 'range' | 'day';
  /** What the prices are for; the day of a boat, a place on a tour when left out. */
  sale?: Sale;
  /** The price that the page tells at its head, lira: the months tell what differs from it. */
  headline: number;
  /** The chosen days; with `day`, both are the same. */
  selection?: DateRange | null;
  /** Called with every step of choosing: a first day is a span of that day until there is a last one. */
  onSelectionChange?: (selection: DateRange | null) => Promise<void> | void;
  /** What belongs to the chosen days, right below the months. */
  below?: ReactNode;
  /** The month asked for in the address, `YYYY-MM`. */
  month?: string | undefined;
  /** The next day that can be booked, `YYYY-MM-DD`; null when none is open. */
  nextAvailableDate: string | null;
  /** Called with `YYYY-MM` when the person turns to another month. */
  onMonthChange: (month: string) => void;
}

const byDay: Sale = { unit: 'day' };
const byPerson: Sale = { unit: 'person' };

/** Which days of a boat or tour are open, and at what price, month by month; to read or to choose. */
export default function AvailabilityCalendar({
  offer,
  mode = 'read',
  sale = offer.kind === 'boat' ? byDay : byPerson,
  headline,
  selection: inAddress = null,
  onSelectionChange = () => undefined,
  below,
  month,
  nextAvailableDate,
  onMonthChange,
}: AvailabilityCalendarProps) {
  const { t } = useLingui();
  const { name } = offer;
  const [today] = useState(() => calendarDay());
  const [selection, choose] = useAnswered(inAddress, onSelectionChange);
  const wish = selection ? monthOf(selection.start) : undefined;
  const [opening] = useState(() =>
    openingMonth({ requested: month ?? wish, nextAvailableDate, today }),
  );
  const [firstMonth, setFirstMonth] = useState(opening);
  const tellMonth = useAfterPaint(onMonthChange);
  const monthCount = useMedia(media.desktop) ? 2 : 1;
  const shown = monthsFrom(firstMonth, monthCount);
  const known = useMonths(offer, monthsToKnow(shown, selection));
  const months = known.filter((entry) => shown.includes(entry.month));

  function factsOf(day: string): DayFacts | undefined {
    const own = known.find((entry) => entry.month === monthOf(day));
    return own?.status === 'success' ? dayFacts(day, own.days.get(day), today, sale) : undefined;
  }
  const { refusal, ask, forget } = useRefusal({ selection, factsOf, onSelectionChange: choose });
  const openingDay = [selection?.start, nextAvailableDate].find(
    (day) => day && monthOf(day) === opening,
  );
  const common = {
    'aria-label': t`Availability of ${name}`,
    className: styles.calendar,
    minValue: parseDate(today),
    defaultFocusedValue: parseDate(openingDay ?? `${opening}-01`),
    selectionAlignment: 'start',
    visibleDuration: { months: monthCount },
    pageBehavior: 'single',
    isDateUnavailable: (date: { toString: () => string }) =>
      factsOf(date.toString())?.isBookable === false,
  } as const;
  const inner = {
    months,
    factsOf,
    today,
    sale,
    headline,
    selection,
    nextAvailableDate,
    below,
    onFirstMonthChange: (first: string) => {
      setFirstMonth(first);
      void tellMonth(first);
    },
  };
  if (mode === 'range') {
    return (
      <RangeCalendar
        {...common}
        value={selection && { start: parseDate(selection.start), end: parseDate(selection.end) }}
        onChange={({ start, end }) => ask({ start: start.toString(), end: end.toString() })}
        // What is asked for is judged there, which says why where it cannot be had.
        allowsNonContiguousRanges
        // One day stands as soon as it is pressed; looking elsewhere adds nothing to it.
        commitBehavior="reset"
      >
        {({ state }) => (
          <RangeChoice
            {...inner}
            state={state}
            refusal={refusal}
            onForgetRefusal={forget}
            onSelectionChange={choose}
          />
        )}
      </RangeCalendar>
    );
  }
  const value: CalendarDate | null = selection && parseDate(selection.start);
  return (
    <Calendar
      {...common}
      isReadOnly={mode === 'read'}
      value={mode === 'read' ? null : value}
      onChange={(date) => choose({ start: date.toString(), end: date.toString() })}
    >
      {({ state }) => (
        <CalendarMonths
          {...inner}
          canChoose={mode === 'day'}
          state={state}
          guide={
            mode === 'day' && (
              <Guide
                selection={selection}
                oneDay
                // Of hours, those of the day tell themselves that none is left.
                problem={
                  selection && sale.unit !== 'hour' ? rangeProblem(selection, factsOf) : undefined
                }
                onClear={() => choose(null)}
              />
            )
          }
        />
      )}
    </Calendar>
  );
}
