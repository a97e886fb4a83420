import { RANKS } from './cases/case.ts';
import type { Planned } from './play.ts';

/**
 * In which scenes an operation is played: about bare offers where its example is refused about others, and about
 * these all the same where it is refused about bare ones too.
 */
export type Scenes = Map<string, 'bare' | 'any'>;

/** Whether a case is about an offer with nothing that may stand in the way. */
export const isBareIn = (scenes: Scenes, { operation, case: one }: Planned) =>
  scenes.get(operation.id) === 'bare' && !one.needsAll;

/** Notes whether the example of an operation was refused; answers whether it is to be played about a bare offer. */
export function isToBeBare(scenes: Scenes, planned: Planned, isRefused: boolean): boolean {
  const { operation, root, case: one } = planned;
  if (one.rank !== RANKS.plain || root === 'person' || root === 'booking') return false;
  const known = scenes.get(operation.id);
  if (!isRefused) scenes.set(operation.id, known ?? 'any');
  else if (known === undefined) scenes.set(operation.id, 'bare');
  else if (known === 'bare') scenes.set(operation.id, 'any');
  return isRefused && known === undefined;
}
