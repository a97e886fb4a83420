import type { Contract } from '../../../contract/contract.ts';
import { NEVER } from '../../campaign.ts';
import type { Kinds } from '../../model/kinds.ts';
import { hashOf } from '../../model/pool.ts';
import { inTurns } from '../in-turns.ts';
import { type Case, RANKS } from './cases/case.ts';
import { casesOf } from './cases/index.ts';
import type { Planned } from './play.ts';
import { type Root, rootFor, targetOf } from './target.ts';

/**
 * Every case of every write in scope: the most telling first, the others among them, one operation after the
 * other; `seed` says which begins.
 */
export function planOf(
  contract: Contract,
  kinds: Kinds,
  only: (operationId: string) => boolean,
  seed: number,
): Planned[] {
  const writes = contract.operations.filter(
    ({ id, method }) =>
      method !== 'GET' && only(id) && !NEVER.has(id) && !/^(search|query)/u.test(id),
  );
  const columns = writes.map((operation) => {
    const target = targetOf(contract, kinds, operation);
    const cases = casesOf({ contract, kinds, operation, target });
    const planned = cases.map((one) => {
      const own = targetOf(contract, kinds, operation, one.example);
      const order = hashOf(`${seed} ${operation.id} ${one.name}`);
      const root = rootFor(kinds, operation, own);
      return { operation, target: own, root: withOffer(root, one, order), case: one, order };
    });
    // One of each kind first, then a second of each.
    const ranks = Map.groupBy(planned, (one) => one.case.rank);
    return [...ranks.values()].flatMap((some) => {
      const inOrder = some.sort((a, b) => a.order - b.order);
      return inTurns([...Map.groupBy(inOrder, kindOf).values()]);
    });
  });
  const shift = columns.length > 0 ? seed % columns.length : 0;
  const turned = [...columns.slice(shift), ...columns.slice(0, shift)];
  const of = (ranks: readonly number[]) =>
    ranks.flatMap((rank) =>
      inTurns(turned.map((column) => column.filter((one) => one.case.rank === rank))),
    );
  const { plain, first, telling, ...further } = RANKS;
  return [...of([plain]), ...of([first]), ...mixed(of([telling]), of(Object.values(further)))];
}

/** Every other case of a booking is about one of a tour, but for those that say otherwise, and the example itself. */
function withOffer(root: Root, { rank, offer }: Case, order: number): Root {
  const isEither = offer === undefined && rank !== RANKS.plain;
  const isOfTour = isEither ? order % 2 === 1 : offer === 'tour';
  return root === 'booking' && isOfTour ? 'tourBooking' : root;
}

/** `without:rules.music` → `without`. */
const kindOf = ({ case: { name } }: Planned) => name.split(':')[0] ?? '';

/** How many of the telling cases come before one of the others, so that each seed meets other ones of these. */
const TELLING = 2;

function mixed<T>(telling: readonly T[], others: readonly T[]): T[] {
  const rest = [...others];
  const all = telling.flatMap((one, index) =>
    index % TELLING === TELLING - 1 ? [one, ...rest.splice(0, 1)] : [one],
  );
  return [...all, ...rest];
}
