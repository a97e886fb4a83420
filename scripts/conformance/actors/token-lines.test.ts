import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadContract } from '../contract/contract.ts';
import type { Session } from './actors.ts';
import { TOKEN_OF_ANSWER, tokenLines } from './token-lines.ts';

const contract = loadContract('generated/openapi.json');
const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
const auth = join(folder, 'auth.json');
afterAll(() => rmSync(folder, { recursive: true }));

const session = (username: string): Session => ({
  ...{ token: 't', userId: 1, accountId: 101, email: '', role: '', username },
  password: 'deniz-2026',
});
const lines = (keep: boolean) =>
  tokenLines({
    contract,
    server: 'http://127.0.0.1:1/api',
    headers: { 'X-Key': 'k' },
    auth,
    credentials: { ADMIN: { username: 'selin', password: 'secret' }, BOAT_OWNER: { token: 'a.b' } },
    session: (actor) => (actor === 'OTHER_BOAT_OWNER' ? undefined : session(actor)),
    keep,
  });

test('who was given signs in with what the file says, which is not printed', () => {
  const { ADMIN = '', BOAT_OWNER = '' } = lines(false);
  expect(ADMIN).not.toContain('secret');
  expect(ADMIN).toContain("| curl -s -X POST http://127.0.0.1:1/api/auth/login -H 'X-Key: k'");
  writeFileSync(auth, JSON.stringify({ BOAT_OWNER: { token: 'a.b' } }));
  const printed = execFileSync('bash', ['-c', `${BOAT_OWNER}; echo "$BOAT_OWNER_TOKEN"`]);
  expect(printed.toString()).toBe('a.b\n');
});

test('who was registered can be had again as long as they stay', () => {
  expect(Object.keys(lines(false))).toEqual(['ADMIN', 'BOAT_OWNER']);
  expect(Object.keys(lines(true))).toEqual(['ADMIN', 'CUSTOMER', 'OTHER_CUSTOMER', 'BOAT_OWNER']);
  expect(lines(true).CUSTOMER).toContain('{"username":"CUSTOMER","password":"deniz-2026"}');
});

test('the token is found in an answer of one line and of several', () => {
  for (const input of ['{"userId":1,"token":"a.b-c","role":"ADMIN"}', '{\n  "token": "a.b-c"\n}']) {
    const found = execFileSync('bash', ['-c', TOKEN_OF_ANSWER], { input });
    expect(found.toString().trim()).toBe('a.b-c');
  }
});
