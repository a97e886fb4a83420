import { describe, expect, it } from 'vitest';
import { inOrder, listOrders, orderText } from '../../../openapi/model/annotations/order.ts';
import {
  operationsOf,
  type ParameterObject,
  parametersOf,
} from '../../../openapi/model/document.ts';
import { createStage, document } from '../../testing/stage.ts';
import type { OperationId } from '../handler.ts';

const stage = createStage();
const entries = new Map(
  operationsOf(document).map((entry) => [entry.operation.operationId, entry]),
);
const orders = Map.groupBy(listOrders(document), ({ operationId }) => operationId);

/** A long stretch of the season, and one day of it. */
const RANGE: Record<string, string> = {
  startDate: '2026-06-01',
  endDate: '2026-06-30',
  from: '2026-06-01',
  to: '2026-06-30',
  start: '2026-06-01T00:00:00Z',
  end: '2026-08-30T00:00:00Z',
  date: '2026-06-20',
};
const SINGLE_DAY = ['searchTourDatesByStartDate'];

/** The captain with most boats, an administrator, and somebody who has booked. */
const people = [
  stage.store.users.get(stage.store.boats.all()[0]?.ownerId ?? 0),
  stage.store.users.where('role', 'ADMIN')[0],
  stage.store.users.get(stage.store.bookings.all()[0]?.customerId ?? 0),
];

function valuesFor(name: string, { schema, example }: ParameterObject, userId: number) {
  if (name === 'type' || name === 'query' || name === 'text' || name === 'name') return [example];
  const isId = schema?.$ref?.endsWith('/Id') ?? false;
  if (/^conversation/.test(String(example))) {
    const own = stage.store.messages.all().find(({ senderId }) => senderId === userId);
    return [own?.conversationId ?? example];
  }
  return isId ? [userId, ...Array.from({ length: 12 }, (_, index) => index + 1)] : [example];
}

const listOf = (body: unknown): object[] => {
  const list = Array.isArray(body) ? body : Reflect.get(Object(body), 'content');
  return Array.isArray(list) ? list : [];
};

/** The longest list of an operation that somebody can read, and the request for it. */
async function longest(id: OperationId) {
  const entry = entries.get(id);
  if (!entry) throw new Error(`no operation ${id}`);
  const parameters = parametersOf(document, entry.operation);
  const query = Object.fromEntries(
    parameters
      .filter(({ in: place, required }) => place === 'query' && required)
      .map(({ name, example }) => [
        name,
        SINGLE_DAY.includes(id)
          ? (stage.store.tourDates.all()[0]?.startDate.slice(0, 10) ?? '')
          : (RANGE[name] ?? String(example)),
      ]),
  );
  const isPaged = parameters.some(({ name }) => name === 'size');
  const body = entry.operation.requestBody ? { body: {} } : {};
  let best:
    | { found: object[]; user: (typeof people)[0]; path: Record<string, string | number> }
    | undefined;
  for (const user of people) {
    const inPath = parameters.find((one) => one.in === 'path' && /id$/i.test(one.name));
    const others = parameters.filter((one) => one.in === 'path' && one !== inPath);
    const rest = Object.fromEntries(others.map(({ name, example }) => [name, String(example)]));
    const ids = inPath ? valuesFor(inPath.name, inPath, user?.id ?? 0) : [undefined];
    for (const value of ids) {
      const path = { ...rest, ...(inPath && { [inPath.name]: String(value) }) };
      const asked = { path, query: { ...query, ...(isPaged && { size: 100 }) }, ...body };
      const found = listOf((await stage.call(user, id, asked)).body);
      if (found.length > (best?.found.length ?? 0)) best = { found, user, path };
      if (found.length > 3) break;
    }
  }
  return best && { ...best, query: { ...query, ...(isPaged && { size: 100 }) }, body };
}

/** Of which the world has one at most in every request that is tried. */
const SHORT = [
  'listOverlappingTourDates',
  'listBoatServicesByBoatAndType',
  'searchBoatServices',
  'listUnreadMessages',
  'listBookingPayments',
  'listReviewReplies',
  'listUserReviewReplies',
  'listTourAvailabilitiesByRange',
  'searchUsers',
];

describe('a list comes in the order of x-order', () => {
  it.each([...orders])('%s', async (id, promised) => {
    const best = await longest(id as OperationId);
    if (!SHORT.includes(id))
      expect(best?.found.length ?? 0, 'records to compare').toBeGreaterThan(1);
    for (const { asked, inBody, keys } of promised) {
      const request = {
        path: best?.path ?? {},
        query: { ...best?.query, ...(inBody ? {} : asked) },
        ...(best?.body.body && { body: inBody ? asked : {} }),
      };
      const { status, body } = await stage.call(best?.user, id as OperationId, request);
      expect(status).toBe(200);
      const found = listOf(body);
      const wrong = found.findIndex((one, index) => {
        const next = found[index + 1];
        return next !== undefined && !inOrder(one, next, keys);
      });
      const shown = found.slice(wrong, wrong + 2).map((one) => JSON.stringify(one).slice(0, 300));
      expect(wrong, `${JSON.stringify(asked)}: ${orderText(keys)}\n${shown.join('\n')}`).toBe(-1);
    }
  });
});
