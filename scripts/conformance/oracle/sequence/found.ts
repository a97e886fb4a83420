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

/** A figure that says how many records there are. */
const COUNT = /^(?:x-total-count|total\w*|\w*count|numberOfElements)$/iu;

/**
 * The area whose lists are longer or shorter after a write: a record that it has made too few or too many shows in each
 * list and figure of that area. Undefined for any other difference.
 */
export function listedIn({
  difference: { rule, place },
  answer: { operation },
  after,
}: Pick<Found, 'difference' | 'answer' | 'after'>): string | undefined {
  const isCount = (rule === 'value' || rule === 'header') && COUNT.test(fieldOf(place));
  const isOfWrite = after !== undefined && after !== operation.id;
  return isOfWrite && (isCount || rule.startsWith('list-')) ? operation.tags[0] : undefined;
}

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
  if (after === undefined) return [shown];
  const area = listedIn({ difference, answer, after });
  const listed = area === undefined ? [] : [`after ${after}: listed in ${area}`];
  return [shown, `after ${after}: ${rule} ${fieldOf(place)}`, ...listed];
}
