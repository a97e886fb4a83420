import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../openapi/files.ts';
import { loadContract } from '../../contract/contract.ts';
import { PerSide } from '../pair/sides.ts';
import { answered } from '../pair/testing.ts';
import { isTakenByOthers, ownNames } from './own-names.ts';

const contract = loadContract(CONTRACT_FILES.bundle);
const WORD = 'w1';

const sent = (body: unknown, query: Record<string, unknown> = {}) =>
  ownNames(contract, { operationId: 'updateAccount', by: undefined, body, query }, WORD);

test('nobody of the examples is named, however that is written', () => {
  const body = { email: 'elif@pruva.example', others: [{ email: ' ELIF@pruva.example ' }] };
  expect(sent(body).body).toEqual({
    email: 'elif-w1@pruva.example',
    others: [{ email: ' ELIF-w1@pruva.example ' }],
  });
  expect(sent(undefined, { username: 'elif.yildiz' }).query).toEqual({
    username: 'elif.yildiz-w1',
  });
});

test('a name at an edge is the own one of a run, as long as before', () => {
  const named = (username: string) => ({ username, fullName: username });
  const own = sent(named('ş'.repeat(50))).body;
  expect(own).toEqual({ username: `${'ş'.repeat(48)}w1`, fullName: 'ş'.repeat(50) });
  expect(sent(named('şşş')).body).toMatchObject({ username: 'şw1' });
  expect(sent(undefined, { username: 'a' }).query).toEqual({
    username: expect.stringMatching(/^[a-z2-9]$/u),
  });
});

test('all else goes as it is', () => {
  const ref = new PerSide(() => 7);
  const body = { ref, fullName: 'Elif Yıldız', email: 'oracle-w1-1@example.com', count: 2 };
  expect(sent(body).body).toEqual(body);
});

test.each([
  ['şşş', 'USERNAME_TAKEN', {}, true],
  ['şşş', 'USERNAME_TAKEN', { status: 409, body: { code: 'EMAIL_TAKEN' } }, true],
  ['şşş', 'USERNAME_TAKEN', { status: 409, body: { code: 'USERNAME_TAKEN' } }, false],
  ['oracle-w1-1', 'USERNAME_TAKEN', {}, false],
  ['şşş', 'APPLICATION_PENDING', {}, false],
])(
  'the name %s, refused with %s for %j, may be that of somebody else: %s',
  (username, code, told, is) => {
    const answer = {
      operation: contract.operation('registerAccount'),
      template: { operationId: 'registerAccount', by: undefined, body: { username } },
      service: answered({ status: 409, body: { code } }),
      mock: answered({ status: 201, ...told }),
    };
    expect(isTakenByOthers(contract, answer, WORD)).toBe(is);
  },
);
