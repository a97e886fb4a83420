import { useEffect, useState } from 'react';
import { calendarDay } from '../../i18n/format.ts';

/** How often a page that stays in sight looks whether the day has changed, in milliseconds. */
const LOOK_EVERY = 60_000;

/** Today in Istanbul, `YYYY-MM-DD`. A page that is left open overnight is of the new day. */
export function useToday(): string {
  const [today, setToday] = useState(() => calendarDay());
  useEffect(() => {
    const look = () => setToday(calendarDay());
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, LOOK_EVERY);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, []);
  return today;
}
