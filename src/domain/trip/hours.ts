/** Hours of one day as a booking names them: the start, `HH:mm`, and how many. */
export interface HourRange {
  startTime: string;
  hours: number;
}

/** A full hour, 0 to 24, as a clock shows it: `09:00`. */
export function fullHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** Hours of one day as people write them: `10:00–13:00`. */
export function hourRange({ startTime, hours }: HourRange): string {
  return `${startTime}–${fullHour(Number(startTime.slice(0, 2)) + hours)}`;
}
