import type { Contract } from '../../../contract/contract.ts';
import { NEVER } from '../../campaign.ts';
import type { Kinds } from '../../model/kinds.ts';
import { hashOf } from '../../model/pool.ts';
import { casesOf } from './cases/index.ts';
import type { Planned } from './play.ts';
import { rootOf, targetOf } from './target.ts';

/** Every case of every write in scope: the most telling first, one operation after the other; `seed` says which begins. */
export function planOf(
  contract: Contract,
  kinds: Kinds,
  only: (operationId: string) => boolean,
  seed: number,
): Planned[] {
  const writes = contract.operations.filter(
    ({ id, method }) => method !== 'GET' && only(id) && !NEVER.has(id),
  );
  const columns = writes.map((operation) => {
    const target = targetOf(contract, kinds, operation);
    const cases = casesOf({ contract, kinds, operation, target });
    const planned = cases.map((one) => {
      const own = targetOf(contract, kinds, operation, one.example);
      const order = hashOf(`${seed} ${operation.id} ${one.name}`);
      return { operation, target: own, root: rootOf(own), case: one, order };
    });
    return planned.sort((a, b) => a.case.rank - b.case.rank || a.order - b.order);
  });
  const shift = columns.length > 0 ? seed % columns.length : 0;
  const turned = [...columns.slice(shift), ...columns.slice(0, shift)];
  const ranks = [...new Set(turned.flat().map(({ case: { rank } }) => rank))].sort((a, b) => a - b);
  return ranks.flatMap((rank) =>
    inTurns(turned.map((column) => column.filter((one) => one.case.rank === rank))),
  );
}

/** The first of each column, then the second of each, and so on. */
function inTurns<T>(columns: readonly T[][]): T[] {
  const longest = Math.max(0, ...columns.map(({ length }) => length));
  return Array.from({ length: longest }, (_row, index) =>
    columns.flatMap((column) => column.slice(index, index + 1)),
  ).flat();
}
