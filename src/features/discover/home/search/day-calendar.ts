import type { LazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';

/** First and last day of a trip, both included, `YYYY-MM-DD`. */
export interface Days {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export type DayCalendar = LazyComponent<{
  days: Days;
  /** Called with both days once the second one is chosen. */
  onChange: (days: Days) => void;
  months: 1 | 2;
}>;
