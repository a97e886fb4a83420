import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Actors } from '../actors/actors.ts';
import { createClient } from '../client/client.ts';
import { loadContract } from '../contract/contract.ts';
import { createCoverageLog } from '../findings/coverage-log.ts';
import { createFindingLog } from '../findings/finding-log.ts';
import { runJourneys } from './index.ts';

const NOBODY: Actors = {
  session: () => undefined,
  missing: (actor) => `no credentials for ${actor}`,
  dismiss: async () => 0,
  leave: async () => true,
  register: async () => 'refused',
  registerAs: async () => 'refused',
};

const FAILURE = { message: 'It failed.', code: 'INTERNAL_ERROR', errors: [], requestId: 'r1' };

let service: Server;
let failing = 500;
let address: string;

beforeEach(async () => {
  failing = 500;
  service = createServer((request, response) => {
    const status = request.url?.startsWith('/api/') ? failing : 404;
    response.writeHead(status, { 'content-type': 'application/json', 'content-language': 'en' });
    response.end(JSON.stringify(FAILURE));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const bound = service.address();
  address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/api`;
});

afterEach(async () => {
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

function run(only: string[], deadline?: number, asks = true) {
  const client = createClient({ server: address });
  const findings = createFindingLog();
  const coverage = createCoverageLog();
  const begun: string[] = [];
  const journeys = runJourneys({
    contract: loadContract('generated/openapi.json'),
    workflows: 'openapi/workflows',
    client,
    actors: NOBODY,
    seed: 1,
    only: (id) => only.includes(id),
    asks: () => asks,
    isNamed: true,
    deadline,
    findings,
    coverage,
    onProgress: (_done, _total, label) => begun.push(label),
  })
    .then((done) => done.journeys)
    .finally(() => client.close());
  return { journeys, findings, coverage, begun };
}

it('fails what the service fails, and skips what it has no people or no control for', async () => {
  const { journeys, findings, coverage, begun } = run([
    'content',
    'administrators-clear-up',
    'email-verification',
  ]);
  const outcomes = Object.fromEntries((await journeys).map((one) => [one.id, one]));
  expect(outcomes.content).toMatchObject({ outcome: 'failed' });
  expect(outcomes.content?.reason).toContain('content / health: expected $statusCode == 200');
  expect(outcomes['administrators-clear-up']).toMatchObject({
    outcome: 'skipped',
    reason: 'no credentials for ADMIN',
  });
  expect(outcomes['email-verification']?.reason).toContain('needs the control of the mock');
  expect(findings.all()).toMatchObject([
    { operationId: 'getHealth', rule: 'server-error', source: 'content', severity: 'critical' },
  ]);
  expect(coverage.coverage().operations.getHealth).toEqual({ 500: ['ANONYMOUS'] });
  expect(coverage.skipped()).toMatchObject([
    { source: 'administrators-clear-up', reason: 'no credentials for ADMIN' },
  ]);
  expect(begun).toEqual(['content']);
});

it('runs nothing once time is up, and says so', async () => {
  const { journeys, coverage } = run(['content'], Date.now() - 1);
  expect(await journeys).toMatchObject([
    { id: 'content', outcome: 'skipped', reason: 'out of time' },
  ]);
  expect(coverage.skipped()).toMatchObject([{ source: 'content', reason: 'out of time' }]);
});

it('finds what is not there where it was asked for, and leaves the journey open where it was not', async () => {
  failing = 501;
  const asked = run(['content']);
  expect(await asked.journeys).toMatchObject([{ outcome: 'failed' }]);
  expect(asked.findings.all()).toMatchObject([{ rule: 'not-implemented' }]);
  const unasked = run(['content'], undefined, false);
  const reason = 'not there yet: needs getHealth, which answered 501, and nobody asked for it';
  expect(await unasked.journeys).toMatchObject([{ outcome: 'skipped', reason }]);
  expect(unasked.findings.all()).toEqual([]);
  expect(unasked.coverage.skipped()).toMatchObject([{ source: 'content', reason }]);
});
