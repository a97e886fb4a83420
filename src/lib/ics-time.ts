import { istanbulInstant } from './istanbul-instant.ts';

/** A day or an instant as the library `ics` takes them: year, month from 1, day, and hour and minute. */
type DayArray = [year: number, month: number, day: number];
type InstantArray = [...DayArray, hour: number, minute: number];

/** A whole day, `YYYY-MM-DD`. */
export function dayArray(day: string): DayArray {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

/** A time of a day, `HH:mm`, in Istanbul as UTC. */
export function instantArray(day: string, time: string): InstantArray {
  const instant = istanbulInstant(day, time);
  return [
    instant.getUTCFullYear(),
    instant.getUTCMonth() + 1,
    instant.getUTCDate(),
    instant.getUTCHours(),
    instant.getUTCMinutes(),
  ];
}
