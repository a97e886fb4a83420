import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../openapi/files.ts';
import { loadContract } from '../contract/contract.ts';
import type { Exchange } from '../types.ts';
import { createIdWatch } from './id-watch.ts';

const contract = loadContract(CONTRACT_FILES.bundle);

const exchange = (
  method: string,
  operationId: string,
  path: string,
  [status, body]: [number, unknown],
  requestHeaders: Record<string, string> = {},
): Exchange => ({
  operationId,
  actor: 'BOAT_OWNER',
  method,
  url: `http://127.0.0.1:1/api${path}`,
  requestHeaders,
  requestBody: undefined,
  status,
  responseHeaders: {},
  responseBody: JSON.stringify(body ?? ''),
  duration: 0,
});
const made = (id: number, headers = {}) =>
  exchange('POST', 'createBoatService', '/boat-services', [201, { id, boatId: 1 }], headers);
const deleted = (id: number) =>
  exchange('DELETE', 'deleteBoatService', `/boat-services/${id}`, [204, undefined]);

function reusedBy(...exchanges: Exchange[]): string[] {
  const watch = createIdWatch(contract);
  for (const one of exchanges) watch.hear(one);
  return watch.reused().map(({ finding }) => finding.seen);
}

test('an id that comes again after its record was deleted is told once', () => {
  expect(reusedBy(made(7), deleted(7), made(7), deleted(7), made(7))).toEqual([
    'the boatService 7, which deleteBoatService had deleted before',
  ]);
});

test('another id, one of another kind, and the answer to the same key once more are none', () => {
  const image = exchange('POST', 'uploadBoatImage', '/boat-images', [201, { id: 7, boatId: 1 }]);
  const key = { 'idempotency-key': 'k1' };
  expect(reusedBy(made(7, key), deleted(7), made(8), image, made(7, key))).toEqual([]);
});

test('in another session of the mock it is another record', () => {
  const elsewhere = { 'x-mock-session': 'other' };
  expect(reusedBy(made(7), deleted(7), made(7, elsewhere))).toEqual([]);
});

test('an answer that was under way when the record was deleted is none', () => {
  const slow = { ...made(7), duration: 60_000 };
  expect(reusedBy(deleted(7), slow)).toEqual([]);
});

test('nobody has the id of who deleted themselves', () => {
  const session = (token: string) =>
    exchange('POST', 'registerAccount', '/auth/register', [
      201,
      { token, userId: 3, accountId: 4, email: 'a@example.com', username: 'a', role: 'CUSTOMER' },
    ]);
  const leave = exchange('DELETE', 'deleteAccount', '/auth/account', [204, undefined], {
    authorization: 'Bearer one',
  });
  expect(reusedBy(session('one'), leave, session('two'))).toEqual([
    'the user 3, which deleteAccount had deleted before',
    'the account 4, which deleteAccount had deleted before',
  ]);
});
