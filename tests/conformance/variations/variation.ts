import type { Change } from '../corpus/change.ts';

/** A service that differs from the mock, and is right: the contract leaves open what it does. */
export interface Variation {
  name: string;
  /** What it does otherwise, and why it may. */
  what: string;
  /** Changes calls and answers on their way. */
  change?: Change;
  /** The data that the service has already; the mock's default when left out. */
  scenario?: string;
  /** The calendar day that it is there, `YYYY-MM-DD`; a day of summer when left out. */
  today?: string;
}
