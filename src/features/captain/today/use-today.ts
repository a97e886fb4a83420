import { useEffect, useState } from 'react';
import { calendarDay } from '../../../i18n/format.ts';

/** Today in Istanbul. A page that was left open overnight is of the new day when somebody looks at it again. */
export function useToday(): string {
  const [today, setToday] = useState(() => calendarDay());
  useEffect(() => {
    const look = () => setToday(calendarDay());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return today;
}
