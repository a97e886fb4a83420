import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callerOf, startTestMock } from '../../testing/client.ts';
import type { RunningMock } from '../mock.ts';

/** A service that knows three paths: one right, one wrong, one not written yet. */
const service: Server = createServer((request, response) => {
  const answers: Record<string, [number, string]> = {
    '/api/health': [200, '{"status":"UP","version":"7","time":"2026-11-20T09:00:00Z"}'],
    '/api/boats/count/type/GULET': [200, '{"count":"many"}'],
    '/api/boats/1': [501, ''],
  };
  const [status, text] = answers[request.url ?? ''] ?? [404, '<h1>Not Found</h1>'];
  response.writeHead(status, {
    'content-type': text.startsWith('{') ? 'application/json' : 'text/html',
  });
  response.end(text);
});

let running: RunningMock;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo; // a TCP server that listens
  running = await startTestMock({ upstream: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await running.close();
  service.close();
});

const caller = () => callerOf(running.url, 'behind');

it('passes on what the service answers', async () => {
  const { body, headers } = await caller().call('GET', '/api/health');
  expect([body.version, headers.get('x-mock-source')]).toEqual(['7', 'upstream']);
});

it.each([
  ['/api/boats/1', 'says 501'],
  ['/api/boats/statistics', 'does not know the path'],
])('answers %s itself where the service %s', async (path) => {
  const { status, headers } = await caller().call('GET', path);
  expect([status, headers.get('x-mock-source')]).toEqual([200, 'mock']);
});

it('tells which answers of the service break the contract', async () => {
  await caller().call('GET', '/api/boats/count/type/GULET');
  const { body } = await caller().call('GET', '/_mock/upstream.json');
  const rows = body as unknown as { operationId: string; upstream: number; breaches: string[] }[]; // `UpstreamRow`
  expect(rows.find(({ operationId }) => operationId === 'countBoatsByType')).toMatchObject({
    upstream: 1,
    breaches: [expect.stringContaining('body.count')],
  });
  const page = await fetch(`${running.url}/_mock/upstream`);
  expect(await page.text()).toMatch(/answers 2 of \d+ operations; 1 broke the contract/);
});
