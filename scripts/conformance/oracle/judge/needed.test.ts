import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../openapi/files.ts';
import { loadContract } from '../../contract/contract.ts';
import type { Actor } from '../../types.ts';
import { createIds } from '../compare/ids.ts';
import { createPool } from '../model/pool.ts';
import type { Person } from '../model/types.ts';
import { answered } from '../pair/testing.ts';
import { neededFor } from './needed.ts';

const contract = loadContract(CONTRACT_FILES.bundle);
const pool = createPool(createIds());

function person(actor: Actor, number: number): Person {
  const thing = pool.add('user', { service: number, mock: number + 500 }, `person ${number}`);
  return {
    actor,
    role: actor,
    user: thing,
    account: thing,
    tokens: { service: '', mock: '' },
    formerTokens: [],
    username: `person-${number}`,
    email: `person-${number}@example.com`,
    password: '',
  };
}

const [admin, owner, other] = [
  person('ADMIN', 1),
  person('BOAT_OWNER', 2),
  person('OTHER_BOAT_OWNER', 3),
];
const boat = pool.add('boat', { service: 20, mock: 30 }, 'boat');

function call(operationId: string, by: Person | undefined, parts: object, body: object = {}) {
  const template = { operationId, by, ...parts };
  const [service, mock] = [answered({ body }), answered({ body })];
  return { service, mock, template, operation: contract.operation(operationId) };
}

const registered = ({ username, user }: Person) =>
  call(
    'registerAccount',
    undefined,
    { body: { username } },
    { user: { id: user.ids.service, username } },
  );
const promoted = ({ user }: Person) =>
  call('setUserRole', admin, { path: { id: user.ref }, body: { role: 'BOAT_OWNER' } });

const ownMade = call('createBoat', owner, { body: {} }, { id: 20, ownerId: 2 });
const otherMade = call('createBoat', other, { body: {} }, { id: 21, ownerId: 3 });
const log = [
  registered(owner),
  promoted(owner),
  registered(other),
  promoted(other),
  ownMade,
  otherMade,
];

test('a story leaves out people who do nothing with what it ends with', () => {
  const last = call('getBoat', undefined, { path: { id: boat.ref } }, { id: 20 });
  expect(neededFor([...log, last], last)).toEqual([log[0], log[1], ownMade, last]);
});

test('a story has all calls of the operation that it ends with', () => {
  const last = call('createBoat', owner, { body: {} }, { id: 22, ownerId: 2 });
  expect(neededFor([...log, last], last)).toContain(otherMade);
});

test('a story has what one side alone has done', () => {
  const apart = { ...otherMade, service: answered({ status: 404 }) };
  const last = call('getBoat', undefined, { path: { id: boat.ref } }, { id: 20 });
  expect(neededFor([...log, apart, last], last)).toContain(apart);
});

test('a story has the record that only one side lists', () => {
  const listed = call('listBoats', undefined, {}, []);
  const last = { ...listed, mock: answered({ body: [{ id: 20 }] }) };
  const made = { ...ownMade, mock: answered({ body: { id: 20, ownerId: 502 } }) };
  expect(neededFor([...log.slice(0, 4), made, last], last)).toContain(made);
});
