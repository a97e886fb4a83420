import { RANKS } from './cases/case.ts';
import type { Planned } from './play.ts';

/**
 * In which scenes an operation is played: about bare offers where its example is refused about others, and about
 * these all the same where it is refused about bare ones too.
 */
export interface Scenes {
  how: Map<string, 'bare' | 'any'>;
  /** How often the example of an operation was changed. */
  rounds: Map<string, number>;
}

export const createScenes = (): Scenes => ({ how: new Map(), rounds: new Map() });

/** Whether a case is about an offer with nothing that may stand in the way. */
export const isBareIn = (scenes: Scenes, { operation, case: one }: Planned) =>
  scenes.how.get(operation.id) === 'bare' && !one.needsAll;

/** How often an example is changed in what it was refused for. */
const ROUNDS = 4;

/**
 * Notes whether the example of an operation was refused; answers whether it is to be played again: about a bare
 * offer, and then changed in what the refusal names (`mend`, which says whether there is such a thing).
 */
export function isToBeTriedAgain(
  { how, rounds }: Scenes,
  { operation: { id }, case: { rank } }: Planned,
  isRefused: boolean,
  mend: () => boolean,
): boolean {
  if (rank !== RANKS.plain) return false;
  const known = how.get(id);
  if (!isRefused) {
    how.set(id, known ?? 'any');
    return false;
  }
  if (known === undefined) {
    how.set(id, 'bare');
    return true;
  }
  const round = rounds.get(id) ?? 0;
  rounds.set(id, round + 1);
  if (round < ROUNDS && mend()) return true;
  if (known === 'bare') how.set(id, 'any');
  return false;
}
