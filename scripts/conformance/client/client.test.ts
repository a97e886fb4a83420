import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type Client, type ClientOptions, createClient } from './client.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

async function serve(
  listener: RequestListener,
  options: Partial<ClientOptions> = {},
): Promise<Client> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a server that listens on a port has one
  const client = createClient({ server: `http://127.0.0.1:${port}/api`, ...options });
  open.push(() => {
    client.close();
    server.close();
  });
  return client;
}

const request = {
  operationId: 'getBoat',
  actor: 'CUSTOMER',
  method: 'GET',
  path: '/boats/1',
} as const;

test('sends the token of the actor, the common headers, and nothing that is empty', async () => {
  const client = await serve(
    ({ headers, url }, response) => response.end(JSON.stringify({ ...headers, url })),
    { headers: { 'X-Mock-Session': 'one' } },
  );
  client.setToken('CUSTOMER', 'a.b');
  const first = JSON.parse((await client.send(request)).responseBody);
  expect(first).toMatchObject({
    url: '/api/boats/1',
    authorization: 'Bearer a.b',
    'x-mock-session': 'one',
  });
  const second = await client.send({ ...request, headers: { authorization: '' } });
  expect(JSON.parse(second.responseBody).authorization).toBeUndefined();
  expect(client.sent).toBe(2);
});

test('a connection that is cut is an exchange without a status', async () => {
  const client = await serve((_request, response) => response.destroy());
  const { status, responseBody } = await client.send(request);
  expect(status).toBe(0);
  expect(responseBody).toMatch(/socket hang up|ECONNRESET/);
});

test('what was sent again after a connection broke says so', async () => {
  let calls = 0;
  const client = await serve((_request, response) => {
    calls += 1;
    if (calls === 1) response.destroy();
    else response.end();
  });
  expect(await client.send(request)).toMatchObject({ status: 200, isSentAgain: true });
});

test('is not taken in by kept connections that the service has closed meanwhile, several at once', async () => {
  const used = new WeakSet<object>();
  const client = await serve((incoming, response) => {
    const { socket } = incoming;
    if (used.has(socket)) socket.destroy();
    else response.end();
    used.add(socket);
  });
  const statuses = async (count: number) => {
    const all = await Promise.all(Array.from({ length: count }, () => client.send(request)));
    return [...new Set(all.map(({ status }) => status))];
  };
  await statuses(16);
  // Fewer, so that there is another such connection for each that breaks.
  expect(await statuses(8)).toEqual([200]);
});

test('tells tokens that the service gave out from those that were made up', async () => {
  const client = await serve((_request, response) => response.end('{"token": "gi.ven"}'));
  client.setToken('CUSTOMER', 'ow.n');
  const sentWith = async (token: string) =>
    client.secretOf(
      await client.send({ ...request, headers: { authorization: `Bearer ${token}` } }),
    );
  expect(await sentWith('ow.n')).toEqual({ token: 'ow.n', variable: 'CUSTOMER_TOKEN' });
  expect(await sentWith('gi.ven')).toEqual({ token: 'gi.ven', variable: 'RUN_TOKEN' });
  expect(await sentWith('made.up')).toBeUndefined();
});

test('a service that stays silent is given up', async () => {
  const client = await serve(() => {}, { timeout: 50 });
  const given = await client.send(request);
  expect(given).toMatchObject({
    status: 0,
    responseBody: 'no answer within 0.05 s',
    isGivenUp: true,
  });
  expect(client.givenUp).toEqual([given]);
});

test('an answer that came while the check itself stood still is heard', async () => {
  const standStill = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
  const client = await serve(
    (_request, response) => {
      response.end('there');
      standStill();
    },
    { timeout: 200 },
  );
  expect((await client.send(request)).responseBody).toBe('there');
});

test('requests are spread over time when there is a rate', async () => {
  const times: number[] = [];
  const client = await serve(
    (_request, response) => {
      times.push(performance.now());
      response.end();
    },
    { rate: 100 },
  );
  const began = performance.now();
  await Promise.all(Array.from({ length: 6 }, () => client.send(request)));
  expect(performance.now() - began).toBeGreaterThan(45);
  expect(times).toHaveLength(6);
});
