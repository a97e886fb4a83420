import type { Actor } from '../../types.ts';
import type { Difference } from '../compare/difference.ts';
import type { Step } from '../generate/step.ts';
import { hashOf } from '../model/pool.ts';
import type { PairAnswer } from '../pair/pair.ts';

/** A difference that was met, and where. */
export interface Found {
  difference: Difference;
  answer: PairAnswer;
  /** The write before it; its own operation when it is one itself. */
  after: string | undefined;
  /** What reads it again, when it is a reading that showed it. */
  probe: Probe | undefined;
  /** Whether the request was meant to be wrong in more than what the step says. */
  mode: Step['mode'];
  /** What was sent up to it. */
  log: readonly PairAnswer[];
}

/** A reading that can be made again: of any record of that kind. */
export interface Probe {
  step: Step;
  kind: string | undefined;
  by: Actor;
}

/** A difference that is looked for again, and nothing else. */
export interface Target {
  /** Tells it from others. */
  key: number;
  /** What showed it; left out where a call of the sequence did. */
  probe?: Probe;
}

/** The difference that was met, to be looked for again. */
export function targetOf(found: Found): Target {
  const { probe, answer } = found;
  const key = keyOf(found);
  if (!probe) return { key };
  return { key, probe: { ...probe, by: answer.template.by?.actor ?? 'ANONYMOUS' } };
}

const keyOf = (found: Found) => hashOf(keysOf(found)[0] ?? '');

export const isOf = (found: Found, { key }: Target): boolean => keyOf(found) === key;

/** The last name of a place: `body.services[].price` → `price`. */
const fieldOf = (place: string) => place.split('.').at(-1)?.replace('[]', '') ?? '';

/** What a difference is known again by: where it shows, and what may have brought it about. */
export function keysOf({
  difference,
  answer,
  after,
}: Pick<Found, 'difference' | 'answer' | 'after'>): string[] {
  const { rule, place } = difference;
  const shown = `${answer.operation.id} ${rule} ${place}`;
  if (rule === 'status' || rule === 'code')
    return [`${shown} ${String(difference.service)} for ${String(difference.mock)}`];
  return after === undefined ? [shown] : [shown, `after ${after}: ${rule} ${fieldOf(place)}`];
}
