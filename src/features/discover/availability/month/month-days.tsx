import { memo, useDeferredValue, useMemo } from 'react';
import { daysOfMonth } from '../../../../lib/calendar-month.ts';
import type { CalendarState } from '../day/calendar-state.ts';
import { type DayFacts, dayFacts, type Sale } from '../day/day-state.ts';
import type { DayWords } from '../day/use-day-labels.ts';
import { monthPrices } from '../prices/month-prices.ts';
import { PlainPrice } from '../prices/plain-price.tsx';
import { ThousandsNote } from '../prices/thousands-note.tsx';
import { MonthGrid } from './month-grid.tsx';
import type { MonthDays } from './use-months.ts';

interface MonthOfDaysProps extends Pick<MonthDays, 'month' | 'status' | 'days'> {
  /** One and the same as long as the calendar stands. */
  state: CalendarState;
  canChoose: boolean;
  /** `YYYY-MM-DD` in Istanbul. */
  today: string;
  sale: Sale;
  /** The price that the page tells at its head, lira. */
  headline: number;
  wordsOf: DayWords;
}

/**
 * The days of one month and what they cost. They are many: turning to another month is answered by its heading, and
 * they follow as soon as nothing else is pressed.
 */
export function MonthOfDays({ month, status, days, ...rest }: MonthOfDaysProps) {
  return (
    <Days
      {...rest}
      month={useDeferredValue(month)}
      status={useDeferredValue(status)}
      days={useDeferredValue(days)}
    />
  );
}

/**
 * Rendered again when the month or what is known of it is another, not when days are chosen: each day sees to that
 * itself.
 */
const Days = memo(function Days({
  month,
  status,
  days,
  state,
  canChoose,
  today,
  sale,
  headline,
  wordsOf,
}: MonthOfDaysProps) {
  const { factsOf, prices } = useMemo(() => {
    const known = new Map<string, DayFacts>();
    if (status === 'success') {
      for (const day of daysOfMonth(month)) {
        known.set(day, dayFacts(day, days.get(day), today, sale));
      }
    }
    const factsOf = (day: string) => known.get(day);
    return { factsOf, prices: monthPrices(daysOfMonth(month), factsOf, headline) };
  }, [month, status, days, today, sale, headline]);
  return (
    <>
      <PlainPrice prices={prices} unit={sale.unit} headline={headline} />
      <MonthGrid
        month={month}
        state={state}
        canChoose={canChoose}
        factsOf={factsOf}
        prices={prices}
        wordsOf={wordsOf}
      />
      <ThousandsNote prices={prices} />
    </>
  );
});
