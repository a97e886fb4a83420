import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../openapi/files.ts';
import { loadContract } from '../contract/contract.ts';
import { connect } from './server.ts';

const contract = loadContract(CONTRACT_FILES.bundle);
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => server.close());
  const { port } = server.address() as AddressInfo; // a server that listens on a port has one
  return `http://127.0.0.1:${port}`;
}

const page = (response: ServerResponse, status = 200) =>
  response.writeHead(status, { 'content-type': 'text/html' }).end('<!doctype html><p>Pruva');
const json = (response: ServerResponse, status: number) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end('{"status":"UP"}');

/** What is said of a service; `undefined` where it is taken for one. */
async function said(server: string, isAsked?: (id: string) => boolean) {
  const connection = await connect(contract, { server }, isAsked);
  if (typeof connection === 'string') return connection;
  open.push(() => connection.client.close());
  return undefined;
}

test('a site that has one page for every address is none', async () => {
  const site = await serve((_request, response) => page(response));
  const reason = await said(site);
  expect(reason).toContain(`GET ${site}/api/health answered 200 with a page (text/html)`);
  expect(reason).toContain('give --server');
});

test('a site that passes on its health alone is none, unless nothing else is asked for', async () => {
  const site = await serve(({ url }, response) =>
    url === '/api/health' ? json(response, 200) : page(response),
  );
  expect(await said(site)).toContain('/api/boats answered 200 with a page');
  expect(await said(site, (id) => id === 'getHealth')).toBeUndefined();
});

test('a redirect is told with the address that it leads to', async () => {
  const moved = await serve(({ url }, response) =>
    response.writeHead(301, { location: `https://pruva.example${url}` }).end(),
  );
  const reason = await said(`${moved}/api`);
  expect(reason).toContain('answered 301, a redirect to https://pruva.example/api/health');
  expect(reason).toContain('--server https://pruva.example/api.');
  const guarded = await serve((_request, response) =>
    response.writeHead(302, { location: '/sign-in' }).end(),
  );
  expect(await said(guarded)).toContain('a redirect to /sign-in: give --server the address');
});

test('a gateway whose service is down, and a limit for everything, are told', async () => {
  const gateway = await serve((_request, response) => page(response, 502));
  expect(await said(gateway)).toContain('answered 502 with a page (text/html), as a gateway does');
  const limited = await serve((_request, response) =>
    response.writeHead(429, { 'retry-after': '3600' }).end(),
  );
  expect(await said(limited)).toContain('too long to wait for (Retry-After: 3600): raise');
});

test('a service that has not much yet is one, with whatever pages its router has', async () => {
  const young = await serve(({ url }, response) =>
    url === '/api/health' ? json(response, 200) : page(response, 404),
  );
  expect(await said(young)).toBeUndefined();
  const atRoot = await serve(({ url }, response) =>
    url === '/health' ? json(response, 200) : page(response, 404),
  );
  expect(await said(atRoot)).toBeUndefined();
});
