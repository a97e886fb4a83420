import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import type { ApiError } from '../../api/errors/api-error.ts';
import type { RuleTexts } from '../schema-errors.ts';

/** Words to begin a reason from. */
export interface CommonReason {
  /** On its chip. */
  label: string;
  /** What it puts into the field, in the language of whoever reads the reason. */
  text: string;
}

/** How a decision asks for its reason. */
export interface ReasonQuestion {
  /**
   * Names the act and its record, `rejection of application 5`: under it what is typed is kept, for whoever
   * types it, until the act is done or given up.
   */
  act: string;
  label: string;
  /** Who reads it. */
  description?: string;
  /** Without it a decision may be made in silence. */
  isRequired?: boolean;
  /** What the contract asks of it: `vAdministrativeReason`. It goes out without blanks at either end. */
  rule: GenericSchema<unknown, string>;
  ruleTexts?: RuleTexts;
  /** The contract's limit, for the counter. */
  maxLength: number;
  /** What the contract calls it in the body of the call; `reason` when left out. */
  field?: string;
  common?: readonly CommonReason[];
}

/** What is to be said of a failure that this decision knows better than its status does. */
export interface FailureWords {
  title?: ReactNode;
  text: ReactNode;
  /** A way on: to what stands there now. */
  action?: ReactNode;
  /** Nothing is left to decide: somebody else did. The dialog offers no other try. */
  isFinal?: boolean;
}

export interface DecisionProps {
  title: ReactNode;
  /** What will follow, and about whom. */
  children?: ReactNode;
  /** Left out, nothing is asked. */
  reason?: ReasonQuestion | undefined;
  /** The act itself, never 'OK'. */
  confirmLabel: ReactNode;
  /** `danger` takes something away, `sea` grants or saves. */
  tone: 'danger' | 'sea';
  /** What could not be done: the title of a failure. */
  failed: ReactNode;
  /** Nothing may be decided yet: what will follow is not known, or another field is still empty. */
  isBlocked?: boolean;
  /** Does it; rejects with an ApiError. `undefined` when no reason was given. It closes afterwards. */
  onDecide: (reason: string | undefined) => Promise<unknown>;
  /** Words for the codes of its operation; undefined leaves them to the status. */
  explain?: (error: ApiError) => FailureWords | undefined;
  /** It was done, or given up. Never while it is under way. */
  onClose: () => void;
}
