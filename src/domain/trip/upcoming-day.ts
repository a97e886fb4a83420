import * as v from 'valibot';
import { calendarDay } from '../../i18n/format.ts';
import { isCalendarDay } from '../../lib/calendar-day.ts';

/** A day, `YYYY-MM-DD`, on which a trip may still begin: today in Istanbul, or later. */
export const upcomingDay = v.pipe(
  v.string(),
  v.check(isCalendarDay),
  v.check((day) => day >= calendarDay()),
);
