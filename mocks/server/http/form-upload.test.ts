import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestMock } from '../../testing/client.ts';
import type { RunningMock } from '../mock.ts';

let running: RunningMock;
let token: string;
beforeAll(async () => {
  running = await startTestMock();
  const response = await fetch(`${running.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'elif.yildiz', password: 'deniz-2026' }),
  });
  ({ token } = await response.json());
});
afterAll(() => running.close());

const PNG = new File([readFileSync('openapi/workflows/files/photo.png')], 'ben.png');

/** Every FormData that is sent has a boundary of its own. */
function upload(key: string, files = [PNG]) {
  const body = new FormData();
  for (const file of files) body.append('file', file);
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
  return fetch(`${running.url}/api/uploads`, { method: 'POST', headers, body });
}

it('a form that is sent again with its key is the same one, whatever its boundary', async () => {
  const first = await (await upload('one-key-0123456789')).json();
  expect(await (await upload('one-key-0123456789')).json()).toEqual(first);
  const other = await upload('one-key-0123456789', [new File([PNG, 'x'], 'ben.png')]);
  expect((await other.json()).code).toBe('IDEMPOTENCY_KEY_REUSED');
});

it('two files where one is asked for are refused, not one of them dropped', async () => {
  const response = await upload('two-files-0123456789', [PNG, PNG]);
  expect([response.status, (await response.json()).code]).toEqual([400, 'INVALID_REQUEST']);
});
