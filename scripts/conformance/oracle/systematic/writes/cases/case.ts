import type { Contract, Operation } from '../../../../contract/contract.ts';
import type { Step } from '../../../generate/step.ts';
import type { Kind, Kinds } from '../../../model/kinds.ts';
import type { Thing } from '../../../model/types.ts';
import type { Template } from '../../../pair/pair.ts';
import type { Setting } from '../setting.ts';

/** What cases are made from. */
export interface About {
  contract: Contract;
  kinds: Kinds;
  operation: Operation;
  /** The kind of the record that the operation is about. */
  target: Kind | undefined;
}

/** A valid request, and where it is about to be sent. */
export interface Situation {
  setting: Setting;
  operation: Operation;
  template: Template;
  /** The records that it names, the one it is about first. */
  things: Thing[];
}

/** One way to send a write. */
export interface Case {
  /** Says it again: `without:rules.music`. */
  name: string;
  /** The most telling are first: 0. */
  rank: number;
  /** Which example of the contract it begins from; the first unless given. */
  example?: number;
  /** Whether more than one thing may be wrong with it, so that two refusals may both be true. */
  mode?: Step['mode'];
  /** What happens before it, once its request is known. */
  before?(situation: Situation): Promise<void>;
  /** The request; undefined when there is nothing to change here. */
  change?(situation: Situation): Promise<Template | undefined> | Template | undefined;
  /** Sent after it. */
  again?(situation: Situation, sent: Template): Template | undefined;
  /** Whether nothing else may be between the same people, so that it needs a scene of its own. */
  isAlone?: boolean;
  /** Whether it needs an offer with all that belongs to one, also where the operation is refused about such. */
  needsAll?: boolean;
  /** What the booking has to be of that it is about; either unless given. */
  offer?: 'boat' | 'tour' | undefined;
  /** Whether somebody who is decided about has offers, which it may touch. */
  isOfHost?: boolean;
  /** Whether nothing has happened to its record since it was made. */
  isAsMade?: boolean;
  /** Whether all that may show it is read before and after, so that an answer that was kept is told from a new one. */
  isWatched?: boolean;
  /** Whether people are no longer who they were after it. */
  spoilsPeople?: boolean;
}

export const RANKS = {
  plain: 0,
  // What shows many mistakes at once.
  first: 1,
  telling: 2,
  wide: 3,
  deep: 4,
  last: 5,
} as const;
