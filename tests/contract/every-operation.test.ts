import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsOf, signInOf } from '../../openapi/model/document.ts';
import { contract, errorSchema, successOf, violations } from './contract.ts';
import { startPrism } from './prism.ts';
import { type ExampleRequest, exampleRequest, invalidRequest } from './requests.ts';

let prism: Awaited<ReturnType<typeof startPrism>>;

beforeAll(async () => {
  prism = await startPrism();
});
afterAll(() => prism?.stop());

function send(request: ExampleRequest): Promise<Response> {
  const { method, headers, body } = request;
  return fetch(`${prism.url}${request.path}`, { method, headers, body: body ?? null });
}

async function expectError(answer: Response): Promise<void> {
  const text = await answer.text();
  expect(text, 'an error answer is never empty').not.toBe('');
  expect(violations(errorSchema, JSON.parse(text))).toBe('');
}

const operations = operationsOf(contract).map((entry) => ({
  ...entry,
  id: entry.operation.operationId,
  invalid: invalidRequest(entry),
}));

describe.concurrent('the request of its own examples is answered as documented', () => {
  it.each(operations)('$id', async (entry) => {
    const { status, response } = successOf(entry.operation.responses);
    const answer = await send(exampleRequest(entry));
    const text = await answer.text();
    expect(answer.status, text).toBe(status);
    const schema = response.content?.['application/json']?.schema;
    if (schema) expect(violations(schema, JSON.parse(text))).toBe('');
    else if (response.content) expect(text).not.toBe('');
    else expect(text).toBe('');
  });
});

describe.concurrent('an invalid request is refused with the error schema', () => {
  it.each(operations.filter(({ invalid }) => invalid))('$id', async ({ invalid }) => {
    if (!invalid) throw new Error('filtered out above');
    const answer = await send(invalid);
    expect([400, 415, 422]).toContain(answer.status);
    await expectError(answer);
  });

  it('covers every operation with a body, a required or a bounded parameter', () => {
    const uncovered = operations.filter(
      ({ operation, invalid }) =>
        !invalid && (operation.requestBody || (operation.parameters ?? []).length > 0),
    );
    expect(uncovered.map(({ id }) => id)).toEqual([]);
  });
});

describe.concurrent('a missing token is refused with 401', () => {
  const guarded = operations.filter(({ operation }) => signInOf(operation) === 'required');
  it.each(guarded)('$id', async (entry) => {
    const { Authorization: _, ...headers } = exampleRequest(entry).headers;
    const answer = await send({ ...exampleRequest(entry), headers });
    expect(answer.status).toBe(401);
    await expectError(answer);
  });
});
