import { dayOf } from './day.ts';

/** The month, `YYYY-MM`, of a calendar day `YYYY-MM-DD`. */
export const monthOfDay = (day: string): string => day.slice(0, 7);

/** The calendar month in Europe/Istanbul, `YYYY-MM`, of an instant in RFC 3339. */
export const monthOf = (instant: string): string => monthOfDay(dayOf(instant));

/** The month, `YYYY-MM`, a number of months later; a negative number goes back. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  const padded = (value: number, length: number) => String(value).padStart(length, '0');
  return `${padded(Math.floor(months / 12), 4)}-${padded((months % 12) + 1, 2)}`;
}

/** The last `count` months up to that of `today`, the oldest first. */
export function lastMonths(today: string, count: number): string[] {
  const current = monthOfDay(today);
  return Array.from({ length: count }, (_, index) => addMonths(current, index + 1 - count));
}
