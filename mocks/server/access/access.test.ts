import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestMock } from '../../testing/client.ts';
import { sendRaw } from '../../testing/raw.ts';
import type { RunningMock } from '../mock.ts';

let running: RunningMock;
const lines: string[] = [];
beforeAll(async () => {
  running = await startTestMock({
    allowOrigins: ['https://app.test'],
    log: (line) => lines.push(line),
  });
});
afterAll(() => running.close());

const messageOf = (text: string) => (JSON.parse(text) as { message: string }).message; // both errors have one

/** Writes to the server what no HTTP client would, and answers what came back. */
function write(text: string): Promise<string> {
  const { port } = new URL(running.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
    let read = '';
    socket.on('data', (chunk) => {
      read += chunk;
    });
    socket.on('close', () => resolve(read));
    socket.on('error', reject);
  });
}

describe('a page of the web', () => {
  const evil = { origin: 'https://evil.example', 'content-type': 'text/plain' };
  it.each([
    ['reset', 'POST', '/_mock/reset', '{"scenario":"empty"}'],
    ['read', 'GET', '/_mock/snapshot', ''],
    ['fault', 'POST', '/_mock/faults', '{"status":500}'],
    ['read the API of', 'GET', '/api/boats/1', ''],
  ])('cannot %s the mock', async (_, method, path, body) => {
    const answer = await sendRaw(running.url, { method, path, body, headers: evil });
    expect(answer.status).toBe(403);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(messageOf(answer.text)).toContain('--allow-origin https://evil.example');
  });

  it('is told of on the terminal, once', () => {
    const told = lines.filter((line) => line.includes('https://evil.example'));
    expect(told).toHaveLength(1);
  });

  it('cannot by a name that leads here', async () => {
    const headers = { host: `rebound.example:${new URL(running.url).port}` };
    const answer = await sendRaw(running.url, { path: '/_mock/people', headers });
    expect([answer.status, messageOf(answer.text)]).toEqual([
      403,
      expect.stringContaining('--allow-host rebound.example'),
    ]);
  });

  it('gets no leave to ask', async () => {
    const headers = { ...evil, 'access-control-request-method': 'PUT' };
    const answer = await sendRaw(running.url, { method: 'OPTIONS', path: '/_mock/clock', headers });
    expect([answer.status, answer.headers['access-control-allow-methods']]).toEqual([
      403,
      undefined,
    ]);
  });
});

describe.each(['https://app.test', 'http://localhost:3000'])('a page of %s', (origin) => {
  it('reads and writes', async () => {
    const answer = await sendRaw(running.url, {
      method: 'PUT',
      path: '/_mock/bank',
      body: '{"bank":"normal"}',
      headers: { origin },
    });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, origin]);
    const read = await sendRaw(running.url, { path: '/api/boats/1', headers: { origin } });
    expect([read.status, read.headers['access-control-allow-origin'], read.headers.vary]).toEqual([
      200,
      origin,
      expect.stringContaining('origin'),
    ]);
  });

  it('may ask before it calls', async () => {
    const headers = { origin, 'access-control-request-method': 'PUT' };
    const answer = await sendRaw(running.url, { method: 'OPTIONS', path: '/api/boats/1', headers });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([204, origin]);
  });
});

describe('what cannot be read is answered', () => {
  it.each([
    ['X-Forwarded-Host', { 'x-forwarded-host': '[[[' }, 400],
    ['X-Forwarded-Proto', { 'x-forwarded-proto': 'gopher' }, 400],
  ])('a malformed %s', async (name, headers, status) => {
    for (const path of ['/api/boats/1', '/_mock/state']) {
      const answer = await sendRaw(running.url, {
        path,
        headers: { ...headers, 'accept-language': 'en' },
      });
      expect([answer.status, messageOf(answer.text)]).toEqual([
        status,
        expect.stringContaining(name),
      ]);
    }
  });

  it.each(['anna!', 'a'.repeat(65), 'ad ı', 'anna, anna'])('a session called %s', async (name) => {
    const headers = { 'x-mock-session': encodeURI(name), 'accept-language': 'en' };
    for (const path of ['/api/boats/1', '/_mock/state']) {
      const answer = await sendRaw(running.url, { path, headers });
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('64 letters')]);
    }
    const query = new URLSearchParams({ session: name });
    expect((await sendRaw(running.url, { path: `/_mock/state?${query}` })).status).toBe(400);
    const cookie = `mock-session=${encodeURI(name)}`;
    expect((await sendRaw(running.url, { path: '/api/boats/1', headers: { cookie } })).status).toBe(
      400,
    );
  });

  it('headers without an end', async () => {
    const answer = await write(`GET /api/boats/1 HTTP/1.1\r\nX-Long: ${'x'.repeat(40_000)}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('INVALID_REQUEST');
  });

  it.each([
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n', 405],
    [
      'what the server should not do',
      'GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: tea\r\n\r\n',
      417,
    ],
    ['no HTTP', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    [
      'a length that is two',
      'POST /_mock/reset HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
  ])('%s', async (_, text, status) => {
    const answer = await write(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(
      messageOf(
        answer
          .split('\r\n\r\n')
          .find((part) => part.includes('{'))
          ?.replace(/^[0-9a-f]+\r\n/, '')
          .replace(/\r\n0$/, '') ?? '',
      ),
    ).not.toBe('');
  });

  it.each([
    ['no HTTP', 'PRI * HTTP/2.0\r\n{asked}\r\nSM\r\n\r\n'],
    ['a length that is none', 'GET /api/health HTTP/1.1\r\n{asked}Content-Length: x\r\n\r\n'],
    [
      'headers without an end',
      `GET /api/boats/1 HTTP/1.1\r\n{asked}X-Long: ${'x'.repeat(20_000)}\r\n`,
    ],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n{asked}\r\n'],
    [
      'what the server should not do',
      'GET /api/health HTTP/1.1\r\nHost: localhost\r\n{asked}Connection: close\r\nExpect: tea\r\n\r\n',
    ],
  ])('%s in the language that is asked for', async (_, text) => {
    for (const [header, language, word] of [
      ['', 'tr', /İste|sunucu|Expect başlığı/],
      ['accept-language:  tr;q=0.2, en \r\n', 'en', /request|server|The header Expect/],
    ] as const) {
      const answer = await write(text.replace('{asked}', header));
      expect(answer).toMatch(new RegExp(`content-language: ${language}\\r\\n`, 'i'));
      expect(answer).toMatch(word);
    }
  });

  it('HTTP/1.0', async () => {
    const answer = await write('GET /api/boats/1 HTTP/1.0\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each(['/api/auth/login', '/_mock/reset', '/_mock/clock'])(
    'a body without an end to %s',
    async (path) => {
      const body = `{"x":"${'x'.repeat(3_000_000)}"}`;
      for (const isChunked of [true, false]) {
        const answer = await sendRaw(running.url, { method: 'POST', path, body, isChunked });
        expect([answer.status, messageOf(answer.text)]).toEqual([413, expect.any(String)]);
      }
    },
  );
});
