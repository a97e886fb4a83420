import {
  type ListOrder,
  listOrders,
  orderText,
  sortValues,
} from '../../../../openapi/model/annotations/order.ts';
import { type OpenApiDocument, operationNamed } from '../../../../openapi/model/document.ts';
import type { Observation } from '../../finding.ts';
import { type Both, told } from './said.ts';

const askedOf = ({ asked }: ListOrder) => JSON.stringify(asked);

/** The orders of one operation, by what asks for them. */
function ordersById(document: OpenApiDocument): Map<string, Map<string, ListOrder>> {
  const byId = Map.groupBy(listOrders(document), ({ operationId }) => operationId);
  return new Map(
    [...byId].map(([id, orders]) => [
      id,
      new Map(orders.map((order) => [askedOf(order), order] as const)),
    ]),
  );
}

/** Whether a request can still ask for an order; what it can no longer send is told as a value of its enum. */
function canAsk(document: OpenApiDocument, id: string, { asked }: ListOrder): boolean {
  const entry = operationNamed(document, id);
  if (!entry) return false;
  return Object.entries(asked).every(([name, value]) =>
    sortValues(document, entry.operation, name).includes(value),
  );
}

function judgeOrder(
  both: Both,
  id: string,
  before: ListOrder,
  after: ListOrder | undefined,
): Observation[] {
  const operations = both.named([id]);
  const asked = Object.values(before.asked).join(',');
  const what = asked ? `The order of ${id} by ${asked}` : `The order of ${id}`;
  const had = orderText(before.keys);
  if (!after) {
    if (!canAsk(both.revision, both.renamed(id) ?? id, before)) return [];
    const message = `${what} is promised no more: it was ${had}.`;
    return [
      told(before.pointer, 'base', {
        ...{ rule: 'order-changed', level: 'breaking', breaks: ['readers'] },
        ...{ message, operations },
      }),
    ];
  }
  const has = orderText(after.keys);
  if (had === has) return [];
  // More keys decide what was open between equal ones.
  const isRefined = has.startsWith(`${had}, then `);
  return [
    told(after.pointer, 'revision', {
      rule: isRefined ? 'order-refined' : 'order-changed',
      level: isRefined ? 'addition' : 'breaking',
      message: `${what} is ${has} instead of ${had}.`,
      breaks: isRefined ? [] : ['readers'],
      operations,
    }),
  ];
}

/**
 * Orders of lists (`x-order`): another order, or none, breaks whoever reads on from page to page or shows the first
 * ones; one that also decides between equal records is an addition.
 */
export function judgeOrders(both: Both): Observation[] {
  const [before, after] = [ordersById(both.base), ordersById(both.revision)];
  const changed = [...before].flatMap(([id, orders]) => {
    const now = after.get(both.renamed(id) ?? '');
    if (both.named([id]).length === 0) return [];
    return [...orders].flatMap(([asked, order]) => judgeOrder(both, id, order, now?.get(asked)));
  });
  const added = both.pairs.flatMap(({ base, revision, name }) => {
    const had = before.get(String(base.operationId));
    const has = [...(after.get(String(revision.operationId)) ?? [])];
    const come = has.filter(([asked]) => !had?.has(asked)).map(([, order]) => order);
    return come.map((order) =>
      told(order.pointer, 'revision', {
        rule: 'order-refined',
        level: 'addition',
        message: `The order of ${name.operationId} is ${orderText(order.keys)}.`,
        operations: [name],
      }),
    );
  });
  return [...changed, ...added];
}
