import { execFileSync } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createClient, type OutgoingRequest } from './client.ts';
import { curlOf } from './curl.ts';

async function bytesOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks).toString('latin1');
}

/** What a server receives from the client, and then from the curl line in bash. */
async function bothWays(request: Omit<OutgoingRequest, 'operationId' | 'actor' | 'path'>) {
  const received: { method: string; type: string; body: string }[] = [];
  const server = createServer(async (message, response) => {
    const { method = '', headers } = message;
    received.push({ method, type: headers['content-type'] ?? '', body: await bytesOf(message) });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a server that listens on a port has one
  const client = createClient({ server: `http://127.0.0.1:${port}` });
  try {
    const outgoing = { operationId: 'x', actor: 'ANONYMOUS', path: '/boats', ...request } as const;
    const line = curlOf(await client.send(outgoing));
    const { spawn } = await import('node:child_process');
    await new Promise((resolve) =>
      spawn('bash', ['-c', `${line} -s -o /dev/null`]).on('close', resolve),
    );
  } finally {
    client.close();
    server.close();
  }
  return received;
}

const hasCurl = (() => {
  try {
    execFileSync('curl', ['--version']);
    return true;
  } catch {
    return false;
  }
})();

test.skipIf(!hasCurl).each([
  [
    'quotes and Turkish letters',
    { 'content-type': 'application/json' },
    `{"name":"Gülşah'ın \\"x\\""}`,
  ],
  ['a long run of one letter', { 'content-type': 'application/json' }, `"${'ş'.repeat(3000)}"`],
  [
    'a form with bytes',
    { 'content-type': 'multipart/form-data; boundary=b' },
    '--b\r\n\xff\xd8\0\r\n--b--\r\n',
  ],
  [
    'a form with a large file',
    { 'content-type': 'multipart/form-data; boundary=b' },
    `--b\r\n\xff\xd8${'\0'.repeat(3000)}\r\n--b--\r\n`,
  ],
  [
    'a form with zero bytes and none that is no text',
    { 'content-type': 'multipart/form-data; boundary=b' },
    '--b\r\n%PDF\0\r\n--b--\r\n',
  ],
])('the line sends the same again: %s', async (_what, headers, body) => {
  const [first, second] = await bothWays({ method: 'POST', headers, body });
  expect(second).toEqual(first);
});

test('a file of many megabytes is written short', () => {
  const exchange = {
    operationId: 'x',
    actor: 'ANONYMOUS',
    method: 'POST',
    url: 'http://127.0.0.1/x',
    requestHeaders: { 'content-type': 'application/json' },
    requestBody: `"${'A'.repeat(7_000_000)}"`,
    status: 413,
    responseHeaders: {},
    responseBody: '',
    duration: 1,
  } as const;
  expect(curlOf(exchange)).toContain('$(seq 7000000)');
});
