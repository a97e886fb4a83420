import type { Calendar } from '../calendar.ts';

/** What a day costs in each month against the daily price, January first; 1 leaves the daily price. */
const SOUTH = [0.7, 0.7, 0.8, 0.9, 1, 1, 1.2, 1.25, 1.1, 1, 0.8, 0.7];
/** A Friday or Saturday evening on the Bosphorus against the daily price. */
const BOSPHORUS_WEEKEND = 1.15;

const FRIDAY = 5;

/** Another price for a day of a boat, in whole hundreds of lira; null where the daily price holds. */
export function seasonPrice(
  boat: { dailyPrice: number; location: string },
  calendar: Calendar,
  offset: number,
): number | null {
  const factor =
    boat.location === 'İstanbul'
      ? calendar.weekday(offset) >= FRIDAY
        ? BOSPHORUS_WEEKEND
        : 1
      : (SOUTH[calendar.month(offset) - 1] ?? 1);
  return factor === 1 ? null : Math.round((boat.dailyPrice * factor) / 100) * 100;
}
