import { monthOf, monthsFrom } from '../../../../lib/calendar-month.ts';

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
