import { useEffect, useState } from 'react';
import { calendarDay } from '../../i18n/format.ts';
import { now } from '../../lib/now.ts';

/** How often a page that stays in sight looks whether the day has changed, in milliseconds. */
const LOOK_EVERY = 60_000;

const dayIn = (hours: number) => calendarDay(new Date(now() + hours * 3_600_000));

/**
 * Today in Istanbul, `YYYY-MM-DD`, or the day that it is so many hours later. A page that is left open overnight is
 * of the new day.
 */
export function useToday(hoursLater = 0): string {
  const [today, setToday] = useState(() => dayIn(hoursLater));
  useEffect(() => {
    const look = () => setToday(dayIn(hoursLater));
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, LOOK_EVERY);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [hoursLater]);
  return today;
}
