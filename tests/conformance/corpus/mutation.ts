import type { Change } from './change.ts';

/** A backend that is wrong in one way, and what must find it. */
export interface Mutation {
  name: string;
  /** What is wrong, in a sentence. */
  what: string;
  /** Name of the rule that must speak. */
  rule: string;
  /** What the finding is about: the operations of which it must name one. */
  at: readonly string[];
  /** Patterns of what is run, when that is not `at`: more operations, or workflows. */
  run?: readonly string[];
  change: Change;
}
