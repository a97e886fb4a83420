import { calendarDay, clockTime } from '../../i18n/format.ts';
import { now } from '../../lib/now.ts';

/** Whether a time of a day, `YYYY-MM-DD` and `HH:mm` in Europe/Istanbul, has come: nothing begins then any more. */
export function isOver(date: string, time: string, at = new Date(now())): boolean {
  return `${date} ${time}` <= `${calendarDay(at)} ${clockTime(at)}`;
}
