import { endOfMonth, parseDate } from '@internationalized/date';

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

/** How many months in a row are asked for at most, between those visible and the chosen days. */
const mostMonths = 8;

/**
 * The months, `YYYY-MM`, whose days must be known: those visible, those of the chosen days and what
 * lies between, which is where a span grows. `shown` is not empty.
 */
export function monthsToKnow(
  shown: readonly string[],
  chosen: { start: string; end: string } | null,
): string[] {
  if (!chosen) return [...shown];
  const all = [...shown, monthOf(chosen.start), monthOf(chosen.end)].sort();
  const [first = '', last = first] = [all[0], all.at(-1)];
  const row = monthsFrom(first, mostMonths);
  const end = row.indexOf(last);
  return end < 0 ? [...new Set(all)] : row.slice(0, end + 1);
}

interface Opening {
  /** The month asked for in the address, `YYYY-MM`. */
  requested?: string | undefined;
  /** The next day that can be booked, `YYYY-MM-DD`. */
  nextAvailableDate: string | null;
  /** Today in Europe/Istanbul, `YYYY-MM-DD`. */
  today: string;
}

/**
 * The month that a calendar opens on: the one asked for, else that of the next available day, else
 * the current one. Never a month that is over: nobody can travel there.
 */
export function openingMonth({ requested, nextAvailableDate, today }: Opening): string {
  const current = monthOf(today);
  const wanted = requested ?? (nextAvailableDate ? monthOf(nextAvailableDate) : current);
  if (wanted < current) return current;
  return wanted;
}
