import { parseDate } from '@internationalized/date';

const DAY = 86_400_000;

/** How many days `day` is after `today`, both `YYYY-MM-DD`; undefined when it is no day. */
export function daysFrom(today: string, day: string): number | undefined {
  try {
    return parseDate(day).compare(parseDate(today));
  } catch {
    // A date field that is not filled in yet.
    return undefined;
  }
}

/** How far a clock is ahead of real time, in words; `offset` in milliseconds. */
export function describeOffset(offset: number): string {
  const days = Math.round((Math.abs(offset) / DAY) * 10) / 10;
  if (offset === 0) return 'Real time';
  const amount = days === 0 ? 'Moments' : days === 1 ? '1 day' : `${days} days`;
  return `${amount} ${offset > 0 ? 'ahead of' : 'behind'} real time`;
}
