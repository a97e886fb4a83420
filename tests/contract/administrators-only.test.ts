import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE } from '../../mocks/engine/contract/base.ts';
import type { RunningMock } from '../../mocks/server/mock.ts';
import { type Caller, callerOf, startTestMock } from '../../mocks/testing/client.ts';
import { operationsOf } from '../../openapi/model/document.ts';
import { contract } from './contract.ts';
import { type ExampleRequest, exampleRequest } from './requests.ts';

const operations = operationsOf(contract)
  .filter(({ operation }) => String(operation['x-access']?.roles) === 'ADMIN')
  .map((entry) => ({ id: entry.operation.operationId, request: exampleRequest(entry) }));

let mock: RunningMock;
let nobody: Caller;
let people: Record<'customer' | 'captain' | 'administrator', Caller>;
/** An administrator of another session: what is done there happens to nobody here. */
let elsewhere: Caller;

beforeAll(async () => {
  mock = await startTestMock();
  nobody = callerOf(mock.url, 'administrators-only');
  people = {
    customer: await nobody.as('elif.yildiz'),
    captain: await nobody.as('mehmet.agaoglu'),
    administrator: await nobody.as('selin.aydin'),
  };
  elsewhere = await callerOf(mock.url, 'administrators-elsewhere').as('selin.aydin');
});
afterAll(() => mock?.close());

/** Sends the request of an operation's own examples, which only who sends it can make wrong. */
async function send(caller: Caller, { method, path, body }: ExampleRequest) {
  return caller.call(method, `${BASE}${path}`, { body });
}

const auditLength = async () => {
  const { body } = await people.administrator.call('GET', `${BASE}/admin/audit`);
  return body.totalElements;
};

it('are most of the administration', () => {
  expect(operations.length).toBeGreaterThan(30);
});

describe('an operation for administrators alone refuses everybody else', () => {
  it.each(operations)('$id', async ({ request }) => {
    const before = await auditLength();
    expect(await send(nobody, request)).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    for (const person of [people.customer, people.captain]) {
      expect(await send(person, request)).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      });
    }
    expect(await auditLength()).toBe(before);
    // Whatever stands against the request, an administrator may ask.
    const { status } = await send(elsewhere, request);
    expect([401, 403, 415]).not.toContain(status);
  });
});
