import { is } from 'valibot';
import { vBookingStartTime } from '../../../../api/contract/request-schemas.ts';
import { fullHour } from '../../../../domain/trip/hours.ts';

/** Full hours of a day, from and to: 10 and 13 are three hours. */
export interface Hours {
  from: number;
  to: number;
}

/** An hour of a day, by the full hour it starts at, and what it is in the words of the calendar's legend. */
export interface Slot {
  hour: number;
  state: 'available' | 'instant' | 'unavailable' | 'past';
}

/** Whether an hour can be booked. */
export const isFree = ({ state }: Slot): boolean => state === 'available' || state === 'instant';

/** Every hour that a booking by the hour may start at, ascending: 8 to 17. */
export const startHours: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour).filter(
  (hour) => is(vBookingStartTime, fullHour(hour)),
);

/** Whether each of some hours is free. */
export function areFree({ from, to }: Hours, slots: readonly Slot[]): boolean {
  const free = new Set(slots.filter(isFree).map(({ hour }) => hour));
  return Array.from({ length: to - from }, (_, index) => from + index).every((hour) =>
    free.has(hour),
  );
}

/**
 * What is chosen once an hour is pressed. The first is an hour by itself; the second makes it last up
 * to there, in either direction, unless an hour between is taken: then it begins again with the second.
 * The only hour, pressed again, is given up; any press after that begins again.
 */
export function pressHour(
  chosen: Hours | null,
  hour: number,
  slots: readonly Slot[],
): Hours | null {
  const alone = { from: hour, to: hour + 1 };
  if (!chosen || chosen.to - chosen.from > 1) return alone;
  if (chosen.from === hour) return null;
  const longer = { from: Math.min(chosen.from, hour), to: Math.max(chosen.to, hour + 1) };
  return areFree(longer, slots) ? longer : alone;
}
