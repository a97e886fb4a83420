import { addDays } from '../../../../lib/calendar-day.ts';

/** How a day of a conversation is called: today and yesterday by their names. */
export function nearDay(day: string, today: string): 'today' | 'yesterday' | undefined {
  if (day === today) return 'today';
  return day === addDays(today, -1) ? 'yesterday' : undefined;
}
