import { RANKS } from './cases/case.ts';
import type { Planned } from './play.ts';

/**
 * With what around them operations are played: any offers, bare ones where the example is refused about others, and
 * these alone where it is refused beside others of the same people.
 */
export type How = 'any' | 'bare' | 'lean';

/** How operations are played, and how often their examples were changed. */
export interface Scenes {
  how: Map<string, How>;
  rounds: Map<string, number>;
}

export const createScenes = (): Scenes => ({ how: new Map(), rounds: new Map() });

/** How a case is played. */
export const howIn = ({ how }: Scenes, { operation, case: one }: Planned): How =>
  one.needsAll ? 'any' : (how.get(operation.id) ?? 'any');

/** How often an example is changed in what it was refused for. */
const ROUNDS = 4;
const NEXT = { any: 'bare', bare: 'lean', lean: undefined } as const;

/**
 * Notes whether the example of an operation was refused; answers whether it is to be played again: about a bare
 * offer, then changed in what the refusal names (`mend`, which says whether there is such a thing), then alone.
 */
export function isToBeTriedAgain(
  { how, rounds }: Scenes,
  { operation: { id }, case: { rank } }: Planned,
  isRefused: boolean,
  mend: () => boolean,
): boolean {
  if (rank !== RANKS.plain) return false;
  const known = how.get(id) ?? 'any';
  const isSettled = how.has(id) && known === 'any';
  if (!isRefused || isSettled) {
    how.set(id, known);
    return false;
  }
  const round = rounds.get(id) ?? 0;
  if (known !== 'any' && round < ROUNDS && mend()) {
    rounds.set(id, round + 1);
    return true;
  }
  const next = NEXT[known];
  how.set(id, next ?? 'any');
  return next !== undefined;
}
