import type { Booking } from '../../../../api/contract/types.ts';
import { dayCount } from '../../../../lib/calendar-day.ts';

/** How many days from `today`, `YYYY-MM-DD` in Istanbul, to the first day of a trip; 0 while it is under way. */
export function daysUntil({ startDate }: Pick<Booking, 'startDate'>, today: string): number {
  return Math.max(0, dayCount(today, startDate) - 1);
}
