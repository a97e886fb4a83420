import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../openapi/files.ts';
import type { Client } from '../../client/client.ts';
import { anExchange } from '../../client/testing.ts';
import { loadContract } from '../../contract/contract.ts';
import { createLeftOut } from './left-out.ts';
import { createPair } from './pair.ts';

const contract = loadContract(CONTRACT_FILES.bundle);

/** A client that answers every call alike, and counts them. */
function answering(status: number, body: object = {}) {
  const sent: string[] = [];
  const client: Client = {
    server: 'http://127.0.0.1',
    get sent() {
      return sent.length;
    },
    givenUp: [],
    setToken: () => undefined,
    token: () => undefined,
    secretOf: () => undefined,
    close: () => undefined,
    send: async ({ operationId, actor, method, path }) => {
      sent.push(operationId);
      const responseBody = JSON.stringify(body);
      return anExchange({ operationId, actor, method, url: path, status, responseBody });
    },
  };
  return { client, sent };
}

const create = { operationId: 'createTour', by: undefined, body: {} };
const read = { operationId: 'listPaymentsPage', by: undefined };

const refusal = (code: string) => ({ message: 'Olmadı.', code, errors: [], requestId: 'r1' });

test.each([
  [501, {}],
  [404, {}],
  [404, refusal('UNKNOWN_PATH')],
  [405, { detail: 'Method Not Allowed' }],
  [405, refusal('METHOD_NOT_ALLOWED')],
])(
  'what the service answers with %s the mock is not asked for, now and later',
  async (status, body) => {
    const [service, mock] = [answering(status, body), answering(201)];
    const leftOut = createLeftOut(contract, () => false);
    const pair = createPair(contract, { service: service.client, mock: mock.client }, leftOut);
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await pair.send(create);
      expect(answer.mock.ok || answer.service.ok).toBe(false);
    }
    expect([service.sent.length, mock.sent.length]).toEqual([1, 0]);
  },
);

const setStatus = { operationId: 'setUserStatus', by: undefined, path: { id: 7 }, body: {} };

test('a refusal of the contract is an answer', async () => {
  const [service, mock] = [answering(404, refusal('NOT_FOUND')), answering(404)];
  const leftOut = createLeftOut(contract, () => false);
  const pair = createPair(contract, { service: service.client, mock: mock.client }, leftOut);
  const answer = await pair.send(setStatus);
  expect([answer.service.status, mock.sent.length]).toEqual([404, 1]);
  expect(leftOut.hearWrite(answer)).toBe(false);
  expect(leftOut.why('setUserStatus')).toBeUndefined();
});

test('what the mock alone finds parts the two, where nobody asked for it, and is not sent again', async () => {
  const [service, mock] = [answering(404, refusal('NOT_FOUND')), answering(200)];
  const clients = { service: service.client, mock: mock.client };
  const unasked = createLeftOut(contract, () => false);
  const apart = await createPair(contract, clients, unasked).send(setStatus);
  expect(unasked.hearWrite(apart)).toBe(true);
  expect(unasked.why('setUserStatus')).toContain('404');
  const asked = createLeftOut(contract, () => true);
  expect(asked.hearWrite(await createPair(contract, clients, asked).send(setStatus))).toBe(false);
});

test('a reading that nobody asked for and that another path swallows is left out, one that was asked for is not', async () => {
  const [service, mock] = [answering(400, { code: 'INVALID_REQUEST' }), answering(200)];
  const clients = { service: service.client, mock: mock.client };
  const unasked = createLeftOut(contract, () => false);
  await createPair(contract, clients, unasked).send(read);
  expect(unasked.why('listPaymentsPage')).toContain('400');
  const asked = createLeftOut(contract, () => true);
  await createPair(contract, clients, asked).send(read);
  expect(asked.why('listPaymentsPage')).toBeUndefined();
});
