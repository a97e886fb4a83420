import { addDays } from '../../lib/calendar-day.ts';

/** The furthest end of a licence, in years from today. */
const licenceYears = 10;

/** The first and the last day on which a licence may end; `today` is `YYYY-MM-DD`. */
export function licenceLimits(today: string): { first: string; last: string } {
  const last = `${Number(today.slice(0, 4)) + licenceYears}${today.slice(4)}`;
  return { first: addDays(today, 1), last };
}
