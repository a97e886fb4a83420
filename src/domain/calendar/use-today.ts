import { useCallback } from 'react';
import { calendarDay } from '../../i18n/format.ts';
import { now } from '../../lib/now.ts';
import { useEveryMinute } from './use-every-minute.ts';

const dayIn = (hours: number) => calendarDay(new Date(now() + hours * 3_600_000));

/**
 * Today in Istanbul, `YYYY-MM-DD`, or the day that it is so many hours later. A page that is left open overnight is
 * of the new day.
 */
export function useToday(hoursLater = 0): string {
  const read = useCallback(() => dayIn(hoursLater), [hoursLater]);
  return useEveryMinute(read);
}
