import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../openapi/files.ts';
import type { OpenApiDocument } from '../../../openapi/model/document.ts';
import { mock } from '../../behaviour.ts';
import { type RunningMock, startMock } from '../mock.ts';
import { createContractPages } from './contract-pages.ts';

let running: RunningMock;
beforeAll(async () => {
  running = await startMock(mock, { contract: CONTRACT_FILES, port: 0 });
});
afterAll(() => running.close());

const get = (path: string) => fetch(`${running.url}/_mock${path}`);

test('answers the contract that it runs', async () => {
  const response = await get('/openapi.json');
  expect(response.headers.get('content-type')).toContain('application/json');
  const { openapi, paths } = (await response.json()) as { openapi: string; paths: object }; // what the contract is
  expect(openapi).toMatch(/^3\.1/);
  expect(Object.keys(paths).length).toBeGreaterThan(100);
});

test('serves the documentation, whose only script is the one that its policy names', async () => {
  const start = await get('/docs');
  expect(start.url).toBe(`${running.url}/_mock/docs/`);
  expect(await start.text()).toContain('href="operations.html"');
  for (const file of ['operations', 'access', 'errors', 'policy']) {
    const response = await get(`/docs/${file}.html`);
    expect(response.headers.get('content-type'), file).toContain('text/html');
    const policy = response.headers.get('content-security-policy') ?? '';
    const html = await response.text();
    const scripts = [...html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)];
    for (const [, text = ''] of scripts)
      expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|http)/);
  }
});

test('has nothing beside its pages', async () => {
  for (const path of ['/docs/none.html', '/docs/..%2Fpage.css', '/docs/constructor'])
    expect((await get(path)).status, path).toBe(404);
  const post = await fetch(`${running.url}/_mock/openapi.json`, { method: 'POST' });
  expect(post.status).toBeGreaterThanOrEqual(400);
});

test('shows a contract that was loaded again', async () => {
  const contract: OpenApiDocument = JSON.parse(readFileSync('generated/openapi.json', 'utf8'));
  let current = contract;
  const serve = createContractPages(() => current);
  const server = createServer((request, response) => {
    serve({ method: 'GET', path: request.url ?? '' }, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server that listens
  const textOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  expect(await textOf('/docs/')).not.toContain('Version 9.8.7');
  current = { ...contract, info: { ...contract.info, version: '9.8.7' } };
  expect(await textOf('/docs/')).toContain('Version 9.8.7');
  expect(JSON.parse(await textOf('/openapi.json')).info.version).toBe('9.8.7');
  await new Promise((resolve) => server.close(resolve));
});
