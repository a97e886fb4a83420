import { weekdayOf } from '../../../../lib/calendar-day.ts';

/** Saturday and Sunday, of 1 for Monday to 7 for Sunday. */
export const weekend: readonly number[] = [6, 7];

/** The days of the week that some days fall on, from Monday on. */
export function weekdaysOf(days: readonly string[]): number[] {
  return [...new Set(days.map(weekdayOf))].sort();
}

/** The days that are left when some days of the week are left out. */
export function without(days: readonly string[], leftOut: ReadonlySet<number>): string[] {
  return days.filter((day) => !leftOut.has(weekdayOf(day)));
}

/** What has to be left out so that the weekend alone is left. */
export function allButWeekend(weekdays: readonly number[]): Set<number> {
  return new Set(weekdays.filter((weekday) => !weekend.includes(weekday)));
}
