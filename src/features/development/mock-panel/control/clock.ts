import { parseDate } from '@internationalized/date';

const DAY = 86_400_000;
const timeZone = 'Europe/Istanbul';

const short = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
});
const timeOfDay = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone });

/** An instant in few letters: `21 Nov 2026, 17:02`. */
export const shortInstant = (instant: string): string => short.format(new Date(instant));

/** The time of day of an instant, to the second. */
export const secondOf = (instant: string): string => timeOfDay.format(new Date(instant));

/** How many days `day` is after `today`, both `YYYY-MM-DD`; undefined when it is no day. */
export function daysFrom(today: string, day: string): number | undefined {
  try {
    return parseDate(day).compare(parseDate(today));
  } catch {
    // A date field that is not filled in yet.
    return undefined;
  }
}

/** How far a clock was moved since its session began, in words; `moved` in milliseconds. */
export function describeMove(moved: number): string {
  const days = Math.round((Math.abs(moved) / DAY) * 10) / 10;
  if (moved === 0) return 'Not moved';
  const amount = days === 0 ? 'moments' : days === 1 ? '1 day' : `${days} days`;
  return `Moved ${amount} ${moved > 0 ? 'ahead' : 'back'}`;
}
