import { bookingTermsLimits } from '../../../../api/contract/contract.ts';
import type { TimeSlot } from '../../../../api/contract/types.ts';

/** The full hours that are free, of the start times of a day. */
export function freeHours(slots: readonly TimeSlot[]): number[] {
  return slots
    .filter(({ isAvailable }) => isAvailable)
    .map(({ startTime }) => Number(startTime.slice(0, 2)));
}

/** The full hours at which a booking may end that starts at `from`: as long as every hour is free. */
export function endHours(free: readonly number[], from: number): number[] {
  const ends: number[] = [];
  for (let hour = from; free.includes(hour); hour += 1) ends.push(hour + 1);
  return ends.slice(0, bookingTermsLimits.hours.maximum);
}

/**
 * The start hours nearest to the chosen one from which as many hours are free, the nearest first; at most
 * `count`, empty when there is none.
 */
export function nearestStarts(
  free: readonly number[],
  chosen: { from: number; to: number },
  count = 3,
): number[] {
  const length = chosen.to - chosen.from;
  return free
    .filter((from) => from !== chosen.from && endHours(free, from).includes(from + length))
    .sort((one, other) => Math.abs(one - chosen.from) - Math.abs(other - chosen.from))
    .slice(0, count);
}
