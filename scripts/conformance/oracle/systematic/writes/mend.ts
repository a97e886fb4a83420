import type { Template } from '../../pair/template.ts';

/** One place of a body that is changed, so that what the contract shows is taken here, too. */
export interface Mend {
  steps: readonly (string | number)[];
  change(value: unknown, template: Template): unknown;
}

/** What is changed of the examples of operations, by operation and example. */
export type Mends = Map<string, Mend[]>;
