import { expect, test } from 'vitest';
import { loadContract } from '../../../contract/contract.ts';
import { createIds } from '../../compare/ids.ts';
import { createPool } from '../../model/pool.ts';
import type { Person } from '../../model/types.ts';
import { answered } from '../../pair/testing.ts';
import { storyCalls } from './story.ts';

const contract = loadContract('generated/openapi.json');
const pool = createPool(createIds());
const ids = { service: 7, mock: 70 };
const [user, account] = [pool.add('user', ids, 'elif'), pool.add('account', ids, 'elif')];
const elif: Person = {
  actor: 'CUSTOMER',
  role: 'CUSTOMER',
  user,
  account,
  tokens: { service: 'a', mock: 'b' },
  formerTokens: [],
  username: 'elif',
  email: 'elif@example.com',
  password: 'deniz-2026',
};

function call(operationId: string, service: number, mock: number, path = {}, body = {}) {
  const template = { operationId, by: elif, path, body };
  const [ours, theirs] = [answered({ status: service }), answered({ status: mock })];
  return { service: ours, mock: theirs, template, operation: contract.operation(operationId) };
}

const NOWHERE = { description: undefined, within: undefined };
const registered = call('registerAccount', 201, 201, {}, { username: 'elif' });
const asked = call('getAccount', 200, 401);
const storyOf = (...between: ReturnType<typeof call>[]) =>
  storyCalls(
    {
      difference: { rule: 'status', place: '', service: 200, mock: 401, ...NOWHERE },
      answer: asked,
      after: undefined,
      probe: undefined,
      mode: 'valid',
      log: [],
    },
    { log: [registered, ...between, asked], scene: { pool, people: { known: () => [elif] } } },
    { calls: new Map() },
  ).map(({ operation }) => operation.id);

test('a story has what became of whoever asks', () => {
  const shutOut = call('setUserStatus', 200, 200, { id: user.ref });
  const closed = call('deactivateAccount', 200, 200, { id: account.ref });
  expect(storyOf(shutOut, closed)).toEqual([
    'registerAccount',
    'setUserStatus',
    'deactivateAccount',
    'getAccount',
  ]);
});

test('a story has what one side alone has done', () => {
  const apart = call('createTour', 404, 201);
  const alike = call('createBoat', 201, 201);
  expect(storyOf(apart, alike)).toEqual(['registerAccount', 'createTour', 'getAccount']);
});
