import { afterEach, beforeEach, expect, it } from 'vitest';
import { failure } from '../testing/faulty-server.ts';
import { createTestApi, failureOf, type TestApi } from '../testing/test-api.ts';
import { idempotencyHeader } from './idempotency-key.ts';
import { watchRetries } from './retry-notices.ts';

let testApi: TestApi;
beforeEach(async () => {
  testApi = await createTestApi();
});
afterEach(() => testApi.server.close());

it('tells each further attempt of the call that is watched, and no other', async () => {
  testApi.server.behave(failure(503));
  const { client } = testApi.openTab();
  const told: number[] = [];
  const stop = watchRetries('watched', (attempt) => told.push(attempt));
  const write = (key: string) =>
    client.PUT('/availabilities', {
      body: { id: 1, date: '2027-06-12', isAvailable: true },
      params: { header: { [idempotencyHeader]: key } },
    });
  await failureOf(write('watched'));
  expect(told).toEqual([2, 3]);
  await failureOf(write('another'));
  stop();
  await failureOf(write('watched'));
  expect(told).toEqual([2, 3]);
});
