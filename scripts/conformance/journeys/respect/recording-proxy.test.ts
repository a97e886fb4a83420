import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Client, createClient } from '../../client/client.ts';
import type { Exchange } from '../../types.ts';
import { STEP_HEADER } from './compose.ts';
import {
  controlPath,
  EXCHANGE_HEADER,
  type RecordingProxy,
  startRecordingProxy,
} from './recording-proxy.ts';

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

let service: Server;
let client: Client;
let proxy: RecordingProxy;
let received: { message: IncomingMessage; body: Buffer }[];
let answers: Answer[];
let recorded: Exchange[];

beforeEach(async () => {
  received = [];
  answers = [];
  recorded = [];
  service = createServer(async (message, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk);
    received.push({ message, body: Buffer.concat(chunks) });
    const { status, headers, body } = answers.shift() ?? { status: 204 };
    if (status === 0) {
      message.socket.destroy();
      return;
    }
    response.writeHead(status, headers);
    response.end(body);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  client = createClient({ server: `http://127.0.0.1:${port}/api`, headers: { 'X-Team': 'a' } });
  proxy = await startRecordingProxy({
    client,
    headers: { 'x-mock-session': 'one' },
    actorOf: (token) => (token === 'own.er' ? 'BOAT_OWNER' : undefined),
    operationOf: (step) => (step === 'w__a' ? 'getHealth' : undefined),
    onExchange: (exchange) => recorded.push(exchange),
  });
});

afterEach(async () => {
  await proxy.close();
  client.close();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

const call = (path: string, options: RequestInit = {}) =>
  fetch(`${proxy.address}${path}`, {
    ...options,
    headers: { [STEP_HEADER]: 'w__a', ...options.headers },
  });

describe('the recording proxy', () => {
  it('adds the headers of the run, keeps its own to itself, and says which exchange an answer is', async () => {
    answers = [{ status: 200, headers: { 'content-type': 'text/plain' }, body: 'merhaba' }];
    const answer = await call('/health?x=1', { headers: { authorization: 'Bearer own.er' } });
    expect(await answer.text()).toBe('merhaba');
    expect(answer.headers.get(EXCHANGE_HEADER)).toBe('0');
    const [sent] = received;
    expect(sent?.message.url).toBe('/api/health?x=1');
    expect(sent?.message.headers).toMatchObject({
      'x-team': 'a',
      'x-mock-session': 'one',
      authorization: 'Bearer own.er',
    });
    expect(sent?.message.headers).not.toHaveProperty(STEP_HEADER);
    expect(recorded).toMatchObject([
      { operationId: 'getHealth', actor: 'BOAT_OWNER', status: 200 },
    ]);
  });

  it('knows people who register on the way by the role they get', async () => {
    const session = JSON.stringify({ token: 'cus.tomer', role: 'CUSTOMER' });
    answers = [{ status: 201, headers: { 'content-type': 'application/json' }, body: session }];
    await call('/auth/register', { method: 'POST', body: '{}' });
    await call('/health', { headers: { authorization: 'Bearer cus.tomer' } });
    expect(recorded.map(({ actor }) => actor)).toEqual(['ANONYMOUS', 'CUSTOMER']);
  });

  it('passes the bytes of a form on as they are', async () => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array([0, 137, 255, 10])], 'photo.png'));
    await call('/boat-images/boat/1', { method: 'POST', body: form });
    expect(received[0]?.body.includes(Buffer.from([0, 137, 255, 10]))).toBe(true);
  });

  it('waits when the service answers 429', async () => {
    answers = [{ status: 429, headers: { 'retry-after': '0' } }, { status: 204 }];
    expect((await call('/health')).status).toBe(204);
    expect(recorded.map(({ status }) => status)).toEqual([204]);
  });

  it('breaks the connection when the service does', async () => {
    answers = [{ status: 0 }, { status: 0 }];
    await expect(call('/health')).rejects.toThrow();
    expect(recorded).toMatchObject([{ operationId: 'getHealth', status: 0 }]);
  });

  it('reaches the control of the mock beside the base path, and counts it for no operation', async () => {
    await fetch(`${proxy.controlAddress}/outbox?to=a`);
    expect(received[0]?.message.url).toBe('/_mock/outbox?to=a');
    expect(recorded).toEqual([]);
  });
});

it('finds the control of the mock from any base path', () => {
  const at = (server: string) => new URL(`${server}${controlPath(server, '/state')}`).pathname;
  expect(['http://h', 'http://h/api', 'http://h/v1/api'].map(at)).toEqual(
    Array(3).fill('/_mock/state'),
  );
});
