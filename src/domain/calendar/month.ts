import { endOfMonth, parseDate } from '@internationalized/date';
import { weekdayOf } from '../../lib/calendar-day.ts';

/** The first and the last day of a month, `YYYY-MM-DD`, both included; `month` is `YYYY-MM`. */
export function monthRange(month: string): { first: string; last: string } {
  const first = parseDate(`${month}-01`);
  return { first: first.toString(), last: endOfMonth(first).toString() };
}

/** Every day of a month, `YYYY-MM-DD`; `month` is `YYYY-MM`. */
export function daysOfMonth(month: string): string[] {
  const { day: count } = endOfMonth(parseDate(`${month}-01`));
  return Array.from(
    { length: count },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
}

/** The month, `YYYY-MM`, that a day, `YYYY-MM-DD`, lies in. */
export function monthOf(day: string): string {
  return day.slice(0, 'YYYY-MM'.length);
}

/** `count` months, `YYYY-MM`, from `first` on. */
export function monthsFrom(first: string, count: number): string[] {
  const start = parseDate(`${first}-01`);
  return Array.from({ length: count }, (_, index) =>
    monthOf(start.add({ months: index }).toString()),
  );
}

/** The month, `YYYY-MM`, so many months after another; a negative count goes back. */
export function monthAfter(month: string, count: number): string {
  return monthOf(parseDate(`${month}-01`).add({ months: count }).toString());
}

/** The weeks of a month, Monday first: seven days each, null where another month has them. */
export function weeksOfMonth(month: string): (string | null)[][] {
  const days = daysOfMonth(month);
  const before = weekdayOf(days[0] ?? '') - 1;
  const cells = [...Array.from({ length: before }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_unused, index) => cells[week * 7 + index] ?? null),
  );
}
