import type { Run } from '../run.ts';

/** What every part of the world is built with. */
export interface WorldContext {
  run: Run;
  /** Today by the service's clock, in Europe/Istanbul. */
  today: string;
  /** The day so many days after today; before it when negative. */
  daysFromToday(days: number): string;
}
