import type { Template } from '../../pair/template.ts';

/** One change of a request, so that what the contract shows is taken here, too; as it is where there is nothing to change. */
export type Mend = (template: Template) => Template;

/** What is changed of the examples of operations, by operation and example. */
export type Mends = Map<string, Mend[]>;
