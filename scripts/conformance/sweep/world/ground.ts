import type { Run } from '../run.ts';
import type { createTidy } from './tidy.ts';

/** What every part of the world is built with. */
export interface Ground {
  run: Run;
  /** Today by the service's clock, in Europe/Istanbul. */
  today: string;
  /** The day that lies so many days ahead. */
  ahead(days: number): string;
  /** Remembers a user to be deleted at the end. */
  noteUser: ReturnType<typeof createTidy>['noteUser'];
}
