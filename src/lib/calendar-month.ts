import { addDays } from './calendar-day.ts';

/** The month, `YYYY-MM`, of a day, `YYYY-MM-DD`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The month so many months after another; a negative number goes back. Months are `YYYY-MM`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The first and the last day of a month, `YYYY-MM`. */
export function daysOfMonth(month: string): { first: string; last: string } {
  return { first: `${month}-01`, last: addDays(`${addMonths(month, 1)}-01`, -1) };
}

/** Whether a text is a month, `YYYY-MM`. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
}
