import { type CalendarDate, parseDate } from '@internationalized/date';
import { calendarDay } from '../../../i18n/format.ts';

/** The first and the last day of a range, both included, as `YYYY-MM-DD`. */
export interface DayRange {
  start: string;
  end: string;
}

/** What both calendars and both pickers take beside their value; days are `YYYY-MM-DD`. */
export interface DayLimits {
  /** The first day that can be chosen. */
  minValue?: string;
  /** The last day that can be chosen. */
  maxValue?: string;
  isDateUnavailable?: (day: string) => boolean;
}

/** A day `YYYY-MM-DD` as React Aria takes it; null for none and for text that is no day. */
export function toCalendarDate(day: string | null | undefined): CalendarDate | null {
  if (!day) return null;
  try {
    return parseDate(day);
  } catch {
    return null;
  }
}

/** Today as React Aria takes it; by itself it would go by the clock of the machine. */
export const presentDay = (): CalendarDate => parseDate(calendarDay());

/** Where a calendar opens, in its props: at today as long as nothing is chosen. */
export const openingAt = (chosen: unknown) => (chosen ? {} : { defaultFocusedValue: presentDay() });

/** Both ends as React Aria takes them; null unless both are days. */
export function toCalendarDates(
  range: DayRange | null,
): { start: CalendarDate; end: CalendarDate } | null {
  const start = toCalendarDate(range?.start);
  const end = toCalendarDate(range?.end);
  return start && end ? { start, end } : null;
}

/** The limits in React Aria's props. */
export function toAriaLimits({ minValue, maxValue, isDateUnavailable }: DayLimits) {
  return {
    minValue: toCalendarDate(minValue),
    maxValue: toCalendarDate(maxValue),
    isDateUnavailable:
      isDateUnavailable && ((date: { toString(): string }) => isDateUnavailable(date.toString())),
  };
}
