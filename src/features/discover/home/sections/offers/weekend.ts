import { addDays, weekdayOf } from '../../../../../lib/calendar-day.ts';

const SATURDAY = 6;
const SUNDAY = 7;

/** From noon on a day is too far gone to begin a trip: the first that can be had is that of twelve hours later. */
export const HOURS_AHEAD = 12;

/** A weekend to come. */
interface Weekend {
  /** What of it can still be had, both days counted, `YYYY-MM-DD`. */
  days: { startDate: string; endDate: string };
  /** Whether it is the one after the weekend that today is part of. */
  isNext: boolean;
}

/** What can still be had of a weekend from `first` on; both are days, `YYYY-MM-DD`, and `first` may be tomorrow. */
export function weekendFrom(first: string, today: string): Weekend {
  const isNext = weekdayOf(today) === SUNDAY && first !== today;
  if (weekdayOf(first) === SUNDAY) return { days: { startDate: first, endDate: first }, isNext };
  const startDate = addDays(first, SATURDAY - weekdayOf(first));
  return { days: { startDate, endDate: addDays(startDate, 1) }, isNext };
}
