import type { Change } from '../corpus/change.ts';

/** A backend that is wrong in one way, and is found by whatever speaks: no rule is named beforehand. */
export interface Unseen {
  name: string;
  /** What is wrong, in a sentence. */
  what: string;
  change: Change;
}
