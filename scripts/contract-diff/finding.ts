import { createHash } from 'node:crypto';
import type { Direction, OperationName } from './contract.ts';
import { canonical, type Json } from './lib/json.ts';

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
  /** The place in the base that this is a change of, where the place in the revision may be named otherwise. */
  counterpart?: string;
  /** The schema of the base that this is a change of, wherever it is referred to. */
  source?: string;
  /** What the message does not say of the change, always in the same text: whoever accepts the one accepts the other. */
  covers?: () => string;
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

/** The same text for a change that an acceptance covers: where, what, and whom it breaks. */
export function acceptedIn(observation: Observation, at: string, breaks: readonly Party[]): string {
  const { counterpart, message, covers } = observation;
  const words = counterpart === undefined ? message : withoutNames(message);
  return canonical([counterpart ?? at, words, covers?.() ?? '', [...breaks].sort()]);
}

/** The same text for one change of a component, told at each place where the revision writes it instead of referring. */
export function changeOfComponent({
  rule,
  source,
  message,
  covers,
}: Observation): string | undefined {
  if (!source?.startsWith('#/components/')) return undefined;
  return canonical([rule, source, withoutNames(message), covers?.() ?? '']);
}

/** The message without names of components, which may be others tomorrow. */
function withoutNames(message: string): string {
  return message.replace(/( of| subschema) `[^`]*`|`#\/components\/[^`]*`/g, '');
}

/** Always the same 12 hexadecimal digits for the same rule, changes and operations, in whatever order. */
export function fingerprintOf(
  rule: string,
  changes: Iterable<string>,
  operations: readonly OperationName[],
): string {
  // The names of parameters in a path may change without another address.
  const met = operations.map(({ method, path }) => `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`);
  const text = [rule, ...[...new Set(changes)].sort(), ...met.sort()].join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
