import { expect, test } from 'vitest';
import type { Client } from '../client/client.ts';
import { loadContract } from '../contract/contract.ts';
import { createCoverageLog } from '../findings/coverage-log.ts';
import { createFindingLog } from '../findings/finding-log.ts';
import { createRun, isInconclusive, Unavailable } from './run.ts';

const contract = loadContract('generated/openapi.json');

/** A service that has nothing yet, asked for some operations. */
function emptyService(asked: string, status = 501, body = '') {
  const findings = createFindingLog();
  const coverage = createCoverageLog();
  const client = {
    send: async (outgoing: object) => ({
      ...outgoing,
      url: 'http://127.0.0.1/api',
      requestHeaders: {},
      requestBody: undefined,
      status,
      responseHeaders: {},
      responseBody: body,
      duration: 1,
    }),
  } as unknown as Client; // Nothing else of a client is used here.
  const context = {
    contract,
    client,
    findings,
    coverage,
    seed: 1,
    only: (id: string) => id === asked,
  };
  const run = createRun(context as unknown as Parameters<typeof createRun>[0]);
  return { run, findings, coverage };
}

test('an operation that is asked for and not there is a finding', async () => {
  const { run, findings } = emptyService('getBoat');
  await run.call('getBoat', 'ANONYMOUS', { path: { id: 1 } });
  expect(findings.all().map(({ rule }) => rule)).toEqual(['not-implemented']);
});

test('one that nobody asked for is none, and what is read by it proves nothing', async () => {
  const { run, findings, coverage } = emptyService('createBoat');
  const answer = await run.call('getBoat', 'ANONYMOUS', { path: { id: 1 } });
  expect(isInconclusive(answer)).toBe(true);
  expect(findings.all()).toEqual([]);
  expect(coverage.skipped()).toEqual([
    { source: 'sweep', operationId: 'getBoat', reason: expect.stringContaining('501') },
  ]);
});

test('what would be written by it cannot be had, and ends what rests on it', async () => {
  const { run, findings } = emptyService('getBoat');
  const written = run.call('createReview', 'CUSTOMER', { body: {} });
  await expect(written).rejects.toThrow(Unavailable);
  expect(findings.all()).toEqual([]);
});

const refusal = (code: string) =>
  JSON.stringify({ message: 'Kayıt bulunamadı.', code, errors: [], requestId: 'r1' });

test.each(['404 page not found', refusal('UNKNOWN_PATH')])(
  'the 404 of a router is no answer of an operation that nobody asked for: %s',
  async (body) => {
    const { run, findings } = emptyService('createBoat', 404, body);
    for (const id of ['listBoats', 'getBoat'])
      expect(isInconclusive(await run.call(id, 'ANONYMOUS', { path: { id: 1 } }))).toBe(true);
    expect(findings.all()).toEqual([]);
  },
);

test('that of a record is, and that of a router is where the operation was asked for', async () => {
  const gone = emptyService('createBoat', 404, refusal('NOT_FOUND'));
  expect((await gone.run.call('getBoat', 'ANONYMOUS', { path: { id: 1 } })).status).toBe(404);
  const { run, findings } = emptyService('getBoat', 404, '404 page not found');
  expect((await run.call('getBoat', 'ANONYMOUS', { path: { id: 1 } })).status).toBe(404);
  expect(findings.all()).not.toEqual([]);
});
