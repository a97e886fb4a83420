import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerOf, startTestMock } from '../../testing/client.ts';
import type { RunningMock } from '../mock.ts';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0xff, 0xd9]);

/** A service that misbehaves in one way or another, by path. */
const service: Server = createServer((request, response): unknown => {
  const { url = '' } = request;
  if (url.endsWith('/health')) return undefined; // never answers
  if (url.endsWith('/boats/1')) return response.destroy();
  if (url.endsWith('/boats/5')) return request.socket.end('garbage\r\n\r\n');
  if (url.endsWith('/boats/2')) {
    response.writeHead(200, { 'content-type': 'text/html' });
    return response.end('<h1>Wartung — bakım ğ</h1>');
  }
  if (url.endsWith('/boats/3')) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"id":');
    return setImmediate(() => response.destroy());
  }
  if (url.endsWith('/boats/4')) {
    response.writeHead(200, { 'content-type': 'application/json' });
    return response.end('{"id":');
  }
  if (url.includes('/uploads/')) {
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    return response.end(JPEG);
  }
  if (url.includes('/boats/count')) {
    response.writeHead(200, { 'content-type': 'application/json' });
    return response.end('{"count":"çok"}');
  }
  return response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');
});

let base = '';
let running: RunningMock;
const lines: string[] = [];
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`; // a TCP server that listens
  running = await startTestMock({
    upstream: base,
    upstreamTimeout: 300,
    log: (line) => lines.push(line),
  });
});
afterAll(async () => {
  await running.close();
  service.closeAllConnections();
  service.close();
});

const caller = () => callerOf(running.url, 'trouble');

describe('a service behind that', () => {
  it.each([
    ['hangs', '/api/health', 504, 'GATEWAY_TIMEOUT', 'did not answer within 0.3 s'],
    ['closes the connection', '/api/boats/1', 502, 'BAD_GATEWAY', 'broke off'],
    ['speaks no HTTP', '/api/boats/5', 502, 'BAD_GATEWAY', 'broke off'],
    ['ends in the middle', '/api/boats/3', 502, 'BAD_GATEWAY', 'broke off'],
  ])(
    '%s is told in words, on the answer and the terminal',
    async (_, path, status, code, words) => {
      const answer = await caller().call('GET', path);
      expect(answer).toMatchObject({
        status,
        body: { code, message: expect.stringContaining(words) },
      });
      expect(answer.headers.get('x-mock-upstream')).toContain(words);
      expect(lines.join('\n')).toContain(words);
    },
  );

  it.each([
    ['answers a page', '/api/boats/2'],
    ['answers half a JSON', '/api/boats/4'],
    ['breaks a type', '/api/boats/count/type/GULET'],
  ])('%s is told on the answer', async (_, path) => {
    const response = await fetch(`${running.url}${path}`);
    expect([response.status, response.headers.get('x-mock-source')]).toEqual([200, 'upstream']);
    expect(response.headers.get('x-mock-breach')).toMatch(/^[\x20-\x7e]{5,500}$/);
    await response.arrayBuffer();
  });

  it('answers a file has it passed on byte by byte', async () => {
    const { operations } = running.engine();
    const image = operations.find(({ path }) => path.startsWith('/uploads/'))?.path ?? '';
    const response = await fetch(`${running.url}/api${image.replaceAll(/\{\w+\}/g, 'a.jpg')}`);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(JPEG);
  });

  it.each([
    ['has a port that no browser calls', 'http://127.0.0.1:1', 'bad port'],
    ['does not listen', 'http://127.0.0.1:65533', 'nothing listens there'],
    ['has no such name', 'http://nobody.invalid', 'no such host is known|cannot be looked up'],
  ])('%s is told, and the mock answers', async (_, upstream, words) => {
    const alone = await startTestMock({ upstream });
    const answer = await callerOf(alone.url, 'alone').call('GET', '/api/boats/1');
    expect([answer.status, answer.headers.get('x-mock-source')]).toEqual([200, 'mock']);
    expect(answer.headers.get('x-mock-upstream')).toMatch(new RegExp(words));
    await alone.close();
  });
});

describe('a service behind is asked', () => {
  const sourceOf = async (mock: RunningMock, path: string) => {
    const { headers } = await callerOf(mock.url, 'routed').call('GET', path);
    return headers.get('x-mock-source');
  };

  it('for what it was named for alone', async () => {
    const routed = await startTestMock({ upstream: base, upstreamOnly: ['countBoatsByType'] });
    expect(await sourceOf(routed, '/api/boats/count/type/GULET')).toBe('upstream');
    expect(await sourceOf(routed, '/api/health')).toBe('mock');
    await routed.close();
  });

  it('for nothing that is the mock’s, a whole tag either', async () => {
    const routed = await startTestMock({ upstream: base, mockOnly: ['Health', 'getBoat'] });
    expect(await sourceOf(routed, '/api/health')).toBe('mock');
    expect(await sourceOf(routed, '/api/boats/1')).toBe('mock');
    expect(await sourceOf(routed, '/api/boats/count/type/GULET')).toBe('upstream');
    await routed.close();
  });

  it('for names of the contract, the nearest of which are told', async () => {
    const started = startTestMock({ upstream: base, upstreamOnly: ['getBoats'] });
    await expect(started).rejects.toThrow(/no operation or tag getBoats\. Nearest: .*getBoat\b/);
  });
});
