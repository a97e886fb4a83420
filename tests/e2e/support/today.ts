import { addDays } from '../../../mocks/rules/calendar/day.ts';
import { SEASON_DAY } from '../../../mocks/server/session/start-day.ts';

/** The calendar day of every test: the one that sessions of the mock begin on when nothing else is said. */
export const today = SEASON_DAY;

/** The moment at which every test begins, at noon in Istanbul: none runs past midnight. */
export const now = `${today}T09:00:00Z`;

/** The calendar day so many days from today; a negative count is past. */
export const inDays = (count: number): string => addDays(today, count);

/** The instant so many seconds from the moment at which every test begins, RFC 3339. */
export const inSeconds = (count: number): string =>
  new Date(Date.parse(now) + count * 1000).toISOString();

/** A day of the month after today's, which any calendar shows one step on. */
export function nextMonth(day: number): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}
