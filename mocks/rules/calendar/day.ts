/** Milliseconds of a day of 24 hours. */
export const DAY = 86_400_000;

const ISTANBUL = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Istanbul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Istanbul has stood three hours ahead of UTC since then; the zone's own rules are asked for what was before. */
const ALWAYS_AHEAD = { since: Date.parse('2016-09-07T00:00:00Z'), by: 3 * 3_600_000 };

/** The calendar day in Europe/Istanbul, `YYYY-MM-DD`, of an instant: RFC 3339 or milliseconds since 1970. */
export function dayOf(instant: number | string): string {
  const time = typeof instant === 'number' ? instant : Date.parse(instant);
  if (time >= ALWAYS_AHEAD.since) {
    return new Date(time + ALWAYS_AHEAD.by).toISOString().slice(0, 10);
  }
  return ISTANBUL.format(time);
}

/** The day, `YYYY-MM-DD`, a number of days later; a negative number goes back. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/** How many days a period has, both ends counted; below 1 when it ends before it starts. */
export function daysInclusive(first: string, last: string): number {
  return Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / DAY) + 1;
}

/** Every day of a period, both ends included; none when it ends before it starts. */
export function daysBetween(first: string, last: string): string[] {
  const count = Math.max(0, daysInclusive(first, last));
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** An instant as the contract writes it: RFC 3339 in UTC, without fractions of a second. */
export function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d{3}Z$/, 'Z');
}

/** The instant, in milliseconds since 1970, of a clock time `HH:mm` on a day in Istanbul (UTC+3 all year). */
export function instantInIstanbul(day: string, time: string): number {
  return Date.parse(`${day}T${time}:00+03:00`);
}
