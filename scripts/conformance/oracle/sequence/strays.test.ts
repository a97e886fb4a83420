import { expect, test } from 'vitest';
import { loadContract } from '../../contract/contract.ts';
import { createKinds } from '../model/kinds.ts';
import { answered } from '../pair/testing.ts';
import { createStrays } from './strays.ts';

const contract = loadContract('generated/openapi.json');
const kinds = createKinds(contract);

function strays(operationId: string, service: object, mock: number, body: object = {}) {
  const all = createStrays(contract, kinds);
  all.note({
    service: answered({ status: 201, body: service }),
    mock: answered({ status: mock }),
    operation: contract.operation(operationId),
    template: { operationId, by: undefined, body },
  });
  return all;
}

test('everybody who was registered by a call is known, with the password that was sent', () => {
  const session = { token: 't', userId: 7, accountId: 107, username: 'a', role: 'CUSTOMER' };
  const { people } = strays('registerAccount', session, 201, { password: 'deniz-2026' });
  expect([...people.values()]).toMatchObject([{ userId: 7, token: 't', password: 'deniz-2026' }]);
});

test('what the service alone has made is known, what both have is in the scene', () => {
  expect(strays('createBoat', { id: 3 }, 422).records).toMatchObject([{ kind: 'boat', id: 3 }]);
  expect(strays('createContactMessage', { id: 3 }, 422).records).toMatchObject([
    { kind: 'contactMessage', id: 3 },
  ]);
  expect(strays('createBoat', { id: 3 }, 201).records).toEqual([]);
});
