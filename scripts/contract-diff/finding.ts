import { createHash } from 'node:crypto';
import type { Direction, OperationName } from './contract.ts';
import type { Json } from './lib/json.ts';

/** Who notices: those who send requests, or those who read answers. */
export type Party = 'callers' | 'readers';

export type Level = 'breaking' | 'addition' | 'other';

/** A change as a rule reports it; `pointer` is one of the normalised document of `side`. */
export interface Observation {
  rule: string;
  level: Level;
  side: 'base' | 'revision';
  pointer: string;
  /** Given together where the place was set aside and can no longer be looked up. */
  aside?: { at: string; origin: string };
  message: string;
  /** Left out where the place alone tells: requests bother callers, answers bother readers. */
  breaks?: Party[];
  /** Which way the data goes, where a component is used both ways. */
  direction?: Direction;
  /** Left out where the pointer alone tells. */
  operations?: OperationName[];
  before?: Json;
  after?: Json;
}

/** A change as reports show it. */
export interface Finding {
  rule: string;
  level: Level;
  /** Names this one change in a waiver: 12 hexadecimal digits. */
  fingerprint: string;
  /** Where it stands in a spelling that other changes do not shift. */
  at: string;
  /** Where it stands in the source of `side`. */
  pointer: string;
  side: 'base' | 'revision';
  message: string;
  breaks: Party[];
  operations: OperationName[];
  before?: Json;
  after?: Json;
}

/** The same rule, place and message always give the same 12 hexadecimal digits. */
export function fingerprintOf(rule: string, at: string, message: string): string {
  return createHash('sha256').update([rule, at, message].join('\n')).digest('hex').slice(0, 12);
}
