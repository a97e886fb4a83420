import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCredentials } from './credentials.ts';

function file(content: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'auth-')), 'auth.json');
  writeFileSync(path, content);
  return path;
}

test('reads a token or a sign-in per actor', () => {
  const text = '{"ADMIN":{"token":"a.b"},"CUSTOMER":{"username":"elif","password":"deniz-2026"}}';
  expect(readCredentials(file(text))).toEqual({
    ADMIN: { token: 'a.b' },
    CUSTOMER: { username: 'elif', password: 'deniz-2026' },
  });
});

test.each([
  ['{"CAPTAIN":{"token":"a.b"}}', /CAPTAIN is none of/],
  ['{"ADMIN":{"username":"selin"}}', /ADMIN needs either "token" or/],
  ['[]', /holds no JSON object/],
  ['{"ADMIN":{"token":"a.b\\n"}}', /the token of ADMIN has a space or a line break in it/],
  ['{"ADMIN":{"token":"ş.b"}}', /the token of ADMIN has "ş" in it, which no header can carry/],
])('says what is wrong with %s', (text, message) => {
  expect(() => readCredentials(file(text))).toThrow(message);
});
