import type { Contract } from '../../contract/contract.ts';
import { ALWAYS_REFUSED } from '../../findings/reasons.ts';
import { recipeOf } from '../../sweep/recipes/index.ts';
import type { Proof } from '../../types.ts';
import type { Cells } from './cells.ts';

/** What was proved of each operation in scope, and what was not, with the reason where one is known. */
export function proofOf(
  contract: Contract,
  cells: Cells,
  only: (operationId: string) => boolean,
  skips: ReadonlyMap<string, string>,
): Pick<Proof, 'cells' | 'notProved'> {
  const all = cells
    .all()
    .sort((a, b) =>
      `${a.operationId} ${a.state} ${a.actor}` < `${b.operationId} ${b.state} ${b.actor}` ? -1 : 1,
    );
  const succeeded = new Set(
    all.filter((cell) => cell.succeeded > 0).map(({ operationId }) => operationId),
  );
  const tried = new Set(all.map(({ operationId }) => operationId));
  const notProved = contract.operations
    .filter(({ id }) => (only(id) || tried.has(id)) && !succeeded.has(id))
    .map(({ id }) => ({
      operationId: id,
      reason:
        recipeOf(id).unreachable ??
        skips.get(id) ??
        (tried.has(id) ? ALWAYS_REFUSED : 'never asked'),
    }));
  return { cells: all, notProved };
}
