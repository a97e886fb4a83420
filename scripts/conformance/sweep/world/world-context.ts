import type { Run } from '../run.ts';
import type { createCleanup } from './cleanup.ts';

/** What every part of the world is built with. */
export interface WorldContext {
  run: Run;
  /** Today by the service's clock, in Europe/Istanbul. */
  today: string;
  /** The day that lies so many days ahead. */
  ahead(days: number): string;
  /** Remembers a user to be deleted at the end. */
  trackUser: ReturnType<typeof createCleanup>['trackUser'];
}
