import type { ComponentType } from 'react';

/** First and last day of a trip, both included, `YYYY-MM-DD`. */
export interface Days {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export type DayCalendar = ComponentType<{
  days: Days;
  /** Called with both days once the second one is chosen. */
  onChange: (days: Days) => void;
  months: 1 | 2;
}>;

export type LoadDayCalendar = () => Promise<DayCalendar>;
