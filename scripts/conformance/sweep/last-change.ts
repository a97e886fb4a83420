import { at, canonical, numberAt, textAt } from '../lib/json.ts';
import type { Answer } from './run.ts';

/** A write that went before: by whom, and what time it was at the service just before it. */
interface Write {
  userId: number;
  /** RFC 3339, as `getHealth` tells it; undefined when it told none. */
  since: string | undefined;
}

/** What a 412 does not say, or says wrong, about the write that came before it; nothing expected when all is right. */
export function lastChangeProblem(
  { body }: Answer,
  { userId, since }: Write,
): { expected: string | undefined; seen: string } {
  const seen = canonical(at(body, 'lastChange'));
  if (numberAt(body, 'lastChange.changedBy.id') !== userId) {
    return { expected: `lastChange.changedBy.id ${userId}, who wrote last`, seen };
  }
  const changedAt = textAt(body, 'lastChange.changedAt') ?? '';
  // Both are told in whole seconds, or finer.
  const isEarly =
    Math.ceil(Date.parse(changedAt) / 1000) < Math.floor(Date.parse(since ?? '') / 1000);
  if (isEarly) return { expected: `lastChange.changedAt not before the write, ${since}`, seen };
  return { expected: undefined, seen };
}
