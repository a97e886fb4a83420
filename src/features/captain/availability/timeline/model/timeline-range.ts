import { getOwnerTimelineOperation } from '../../../../../api/contract/contract.ts';
import { addDays } from '../../../../../lib/calendar-day.ts';

const { maxDays } = getOwnerTimelineOperation;

/** Days in a row, `YYYY-MM-DD`, both ends counted. */
export interface DayRange {
  startDate: string;
  endDate: string;
}

/** The month, `YYYY-MM`, so many months from another. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The same day of another month, or that month's last where it is shorter. */
export function sameDayInMonth(day: string, count: number): string {
  const month = addMonths(day.slice(0, 7), count);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted < last ? wanted : last;
}

function rangeFrom(month: string): DayRange {
  const startDate = `${month}-01`;
  return { startDate, endDate: addDays(startDate, maxDays - 1) };
}

/**
 * Which days the timeline holds: from the month before today's on, as many as the service tells at once.
 * Where a month that was asked for lies outside of them, from the month before that one.
 */
export function timelineRange(today: string, month?: string): DayRange {
  const usual = rangeFrom(addMonths(today.slice(0, 7), -1));
  if (month === undefined) return usual;
  const isHeld = `${month}-01` >= usual.startDate && `${month}-28` <= usual.endDate;
  return isHeld ? usual : rangeFrom(addMonths(month, -1));
}
