const DAY = 86_400_000;

const CALENDAR_DAY = /^\d{4}-\d\d-\d\d$/u;
const INSTANT = /^\d{4}-\d\d-\d\dT/u;

/** Whether a value is written as a calendar day, `YYYY-MM-DD`. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && CALENDAR_DAY.test(value);

/** Whether a value is written as an instant, `YYYY-MM-DDT…` (RFC 3339). */
export const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && INSTANT.test(value);

/** Whether a value names a day: by itself, or as an instant does. */
export const isDayOrInstant = (value: unknown): value is string => isDay(value) || isInstant(value);

const ISTANBUL = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' });

/** The calendar day of an instant in Europe/Istanbul, `YYYY-MM-DD`. */
export function dayOf(instant: Date | string): string {
  return ISTANBUL.format(new Date(instant));
}

/** The calendar day so many days later; earlier when negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** The calendar day so many years later; the first of March where that year has no 29 February. */
export function addYears(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}

/** How many years lie wholly between two days; 0 where the second comes first. */
export function fullYears(first: string, last: string): number {
  const years = Number(last.slice(0, 4)) - Number(first.slice(0, 4));
  return Math.max(0, addYears(first, years) > last ? years - 1 : years);
}

/** How many days a period has, both ends counted. */
export function daysBetween(first: string, last: string): number {
  return (Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / DAY + 1;
}

/** Every day of a period, both ends included. */
export function daysOf(first: string, last: string): string[] {
  return Array.from({ length: daysBetween(first, last) }, (_day, index) => addDays(first, index));
}

/** An instant in whole seconds, `2027-05-01T09:00:00Z`, from milliseconds since 1970. */
export function instantOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('.000Z', 'Z');
}

/** An instant at that hour of a day in Istanbul, which is three hours ahead of UTC all year. */
export function instantAt(day: string, hour: number): string {
  return instantOf(Date.parse(`${day}T00:00:00Z`) + (hour - 3) * 3_600_000);
}
