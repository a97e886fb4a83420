import {
  inOrder,
  type ListOrder,
  listOrders,
  type OrderKey,
  orderText,
  valueAt,
} from '../../../../openapi/model/annotations/order.ts';
import type { Contract } from '../../contract/contract.ts';
import type { Request } from '../request.ts';
import type { World } from '../world/world.ts';
import { collect, wholeRequest } from './collect.ts';
import type { Mismatch } from './confirmed.ts';

const known = new WeakMap<Contract, Map<string, ListOrder[]>>();

/** The orders that a contract promises for an operation's list. */
function ordersOf({ run }: World, operationId: string): readonly ListOrder[] {
  const { contract } = run.context;
  const byId =
    known.get(contract) ?? Map.groupBy(listOrders(contract.document), (order) => order.operationId);
  known.set(contract, byId);
  return byId.get(operationId) ?? [];
}

async function orderMismatches(
  world: World,
  request: Request,
  keys: readonly OrderKey[],
  place: string,
): Promise<Mismatch[]> {
  const { records, answer } = await collect(world, request);
  const index = records.findIndex((record, position) => {
    const next = records[position + 1];
    return next !== undefined && !inOrder(record, next, keys);
  });
  if (index < 0) return [];
  // What is equal in the first keys is told by all of them.
  const told = keys.map(({ field }) => field);
  const [a, b] = [records[index], records[index + 1]].map((record) =>
    told.map((field) => `${field} ${valueAt(record, field)}`).join(', '),
  );
  const seen = `${a} before ${b}`;
  return [{ rule: 'sort', place, expected: `sorted by ${orderText(keys)}`, seen, answer }];
}

/** Whether something is promised about the order of an operation's list. */
export function isOrdered(world: World, operationId: string): boolean {
  return ordersOf(world, operationId).length > 0;
}

/** A list comes in the order that the contract promises, and in the one that is asked for. */
export async function sortMismatches(world: World, operationId: string): Promise<Mismatch[]> {
  const request = await wholeRequest(world, operationId);
  const mismatches: Mismatch[] = [];
  for (const { asked, keys, inBody } of ordersOf(world, operationId)) {
    const place = Object.values(asked).join(',') || 'default';
    const sorted = asking(request, asked, inBody);
    mismatches.push(...(await orderMismatches(world, sorted, keys, place)));
    // Days are looked for in a body.
    if (!keys.some(isOfDays) || !world.run.operation(operationId).body) continue;
    const days = { startDate: world.daysFromToday(SOON), endDate: world.daysFromToday(SOON + 1) };
    const ofDays = asking(sorted, days, true);
    mismatches.push(...(await orderMismatches(world, ofDays, keys, `${place} for days`)));
  }
  return mismatches;
}

/** Days after today that lists are asked for. */
const SOON = 20;

/** Whether records are sorted by one figure where days are asked for, and by another where not. */
const isOfDays = ({ field }: OrderKey) => /^period\w*\|/u.test(field);

function asking(request: Request, more: Record<string, string>, inBody: boolean): Request {
  // wholeRequest makes an object of every body.
  if (inBody) return { ...request, body: { ...(request.body as object | undefined), ...more } };
  return { ...request, query: { ...request.query, ...more } };
}
