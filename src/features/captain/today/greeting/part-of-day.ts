/** What a greeting and its picture go by. */
export type PartOfDay = 'morning' | 'day' | 'evening';

/** The part of the day at a time of day, `HH:mm`: morning from five, day from noon, evening from six to five. */
export function partOfDay(time: string): PartOfDay {
  if (time < '05:00' || time >= '18:00') return 'evening';
  return time < '12:00' ? 'morning' : 'day';
}
