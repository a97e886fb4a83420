import type { Alignment, OperationPair } from '../align/align.ts';
import type { Contract, Direction } from '../contract.ts';
import type { Observation } from '../finding.ts';
import type { Json } from '../lib/json.ts';
import type { Sameness } from '../lib/references.ts';
import type { SchemaJudge } from '../schemas/judge.ts';

/** What every rule may look at: both contracts, aligned, and what they have in common. */
export interface Context {
  base: Contract;
  revision: Contract;
  /** Operations that callers call. */
  pairs: OperationPair[];
  /** Webhooks and callbacks, which the service calls. */
  events: OperationPair[];
  alignment: Alignment;
  /** `YYYY-MM-DD`. */
  today: string;
  judgeSchemas: SchemaJudge;
  /** Whether two values say the same, word for word, so that nobody needs to look. */
  areSame: Sameness;
}

/** Judges one operation that both contracts have. */
export type OperationRule = (pair: OperationPair, context: Context) => Observation[];

/** Judges what stands at the root of a contract, or between operations. */
export type ContractRule = (context: Context) => Observation[];

/** The media types of a body, parameter or header in both contracts, and where their owners stand. */
export interface Contents {
  base: Json | undefined;
  revision: Json | undefined;
  places: readonly [base: string, revision: string];
}

/** Judges what is said of a body in each media type. */
export type ContentJudge = (
  contents: Contents,
  direction: Direction,
  context: Context,
  isChosenByService?: boolean,
) => Observation[];
