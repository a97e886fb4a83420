import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningMock } from '../../server/mock.ts';
import { startTestMock } from '../../testing/client.ts';

let running: RunningMock;
beforeAll(async () => {
  running = await startTestMock();
});
afterAll(() => running.close());

const SIGN_IN = JSON.stringify({ username: 'elif.yildiz', password: 'deniz-2026' });
const JSON_TYPE = { 'content-type': 'application/json' };

async function signIn(body: BodyInit, headers: Record<string, string> = JSON_TYPE) {
  const response = await fetch(`${running.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'accept-language': 'en', ...headers },
    body,
  });
  return { status: response.status, body: (await response.json()) as unknown }; // every answer is JSON
}

describe('a body', () => {
  it.each([
    ['application/json; charset=utf-8'],
    ['application/json;charset="UTF-8"'],
    ['Application/JSON'],
  ])('is read as %s', async (type) => {
    expect(await signIn(SIGN_IN, { 'content-type': type })).toMatchObject({ status: 200 });
  });

  it('is read with the mark of its byte order', async () => {
    expect(await signIn(`\uFEFF${SIGN_IN}`)).toMatchObject({ status: 200 });
  });

  it.each([
    ['in other letters', SIGN_IN, 'content-type', 'application/json; charset=iso-8859-9'],
    [
      'in UTF-16',
      Buffer.from(SIGN_IN, 'utf16le'),
      'content-type',
      'application/json; charset=utf-16',
    ],
    ['compressed', gzipSync(SIGN_IN), 'content-encoding', 'gzip'],
    ['that only says it is compressed', SIGN_IN, 'content-encoding', 'br'],
  ])('%s is refused by the header that says so', async (_, body, name, value) => {
    const answered = await signIn(body, { ...JSON_TYPE, [name]: value });
    expect(answered).toMatchObject({
      status: 415,
      body: { errors: [{ field: `header.${name}` }] },
    });
  });

  it.each(['null', 'false', '0', '""', '[]', '1', '"text"'])(
    'that is %s is of the wrong type, and not missing',
    async (body) => {
      const answered = await signIn(body);
      expect(answered).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'body', message: expect.stringContaining('must be object') }] },
      });
    },
  );

  it('that is missing is told as missing', async () => {
    expect(await signIn('')).toMatchObject({ status: 400, body: { errors: [{ field: 'body' }] } });
  });
});
