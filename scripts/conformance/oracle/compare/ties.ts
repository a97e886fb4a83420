import { listOrders } from '../../../../openapi/model/annotations/order.ts';
import type { Contract } from '../../contract/contract.ts';
import { isObject } from '../../lib/json.ts';
import type { Kind } from '../model/kinds.ts';
import type { PairAnswer } from '../pair/pair.ts';
import type { Ids } from './ids.ts';

/** Whether two records, by their ids on the mock, may stand either way round. */
export type Tied = (kind: Kind, a: unknown, b: unknown) => boolean;

/** How far apart in milliseconds records have to be made for a clock that counts seconds to tell them apart. */
const APART = 2000;
const INSTANT = /At$/u;

const orders = new WeakMap<Contract, ReturnType<typeof listOrders>>();

function ordersOf(contract: Contract) {
  const known = orders.get(contract) ?? listOrders(contract.document);
  orders.set(contract, known);
  return known;
}

const sentIn = ({ template }: PairAnswer): Record<string, unknown> => ({
  ...template.query,
  ...(isObject(template.body) ? template.body : {}),
});

/** The orders that a list is promised to be in, as it is asked for. */
function ordersAsked(contract: Contract, answer: PairAnswer) {
  const sent = sentIn(answer);
  const isAsked = (asked: Readonly<Record<string, string>>) =>
    Object.entries(asked).every(([name, value]) => sent[name] === value);
  return ordersOf(contract).filter(
    ({ operationId, asked }) => operationId === answer.operation.id && isAsked(asked),
  );
}

/** Whether a list is asked for from its beginning on, in an order that is promised. */
export function isBeginning(contract: Contract, answer: PairAnswer): boolean {
  const { page } = sentIn(answer);
  return (page === undefined || page === 0) && ordersAsked(contract, answer).length > 0;
}

/** Whether a list is asked for in an order that a clock decides, and between what it does not tell apart the age the other way round. */
const isByClock = (contract: Contract, answer: PairAnswer): boolean =>
  ordersAsked(contract, answer).some(({ keys }) =>
    keys.some(({ field, way }, index) => INSTANT.test(field) && keys[index + 1]?.way !== way),
  );

/** Whether the newer of two ids is another one on the two sides, as ids may be given out in any order. */
function areTurned(ids: Ids, kind: Kind, a: unknown, b: unknown): boolean {
  const isBefore = (one: unknown, other: unknown) =>
    typeof one === 'number' && typeof other === 'number'
      ? one < other
      : String(one) < String(other);
  const [ours, theirs] = [ids.partner(kind, 'mock', a), ids.partner(kind, 'mock', b)];
  return isBefore(a, b) !== isBefore(ours, theirs);
}

/**
 * Of two records either may stand first where their ids decide, which each side gives out as it likes. So may they
 * where a clock does that counts seconds on one side and less on the other, if they were made one shortly after the other.
 */
export function tiedIn(contract: Contract, ids: Ids, answer: PairAnswer): Tied {
  const byClock = isByClock(contract, answer);
  return (kind, a, b) => {
    if (areTurned(ids, kind, a, b)) return true;
    const [one, other] = [ids.metAt(kind, a), ids.metAt(kind, b)];
    return byClock && one !== undefined && other !== undefined && Math.abs(one - other) < APART;
  };
}
