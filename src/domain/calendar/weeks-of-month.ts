import { weekdayOf } from '../../lib/calendar-day.ts';
import { daysOfMonth } from '../../lib/calendar-month.ts';

/** The weeks of a month, Monday first: seven days each, null where another month has them. */
export function weeksOfMonth(month: string): (string | null)[][] {
  const days = daysOfMonth(month);
  const before = weekdayOf(days[0] ?? '') - 1;
  const cells = [...Array.from({ length: before }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_unused, index) => cells[week * 7 + index] ?? null),
  );
}
