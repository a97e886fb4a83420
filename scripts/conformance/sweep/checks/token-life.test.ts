import { expect, test } from 'vitest';
import { answered } from '../../oracle/pair/testing.ts';
import { tokenProblem } from './token-life.ts';

const NOW = Date.parse('2026-07-01T10:00:00Z');
const lasting = (seconds: number) => {
  const claims = JSON.stringify({ sub: '1', exp: NOW / 1000 + seconds });
  return `e30.${Buffer.from(claims).toString('base64url')}.x`;
};
const problem = (body: object) =>
  tokenProblem(answered({ status: 200, headers: { date: new Date(NOW).toUTCString() }, body }));

test('a session says how long its token lasts', () => {
  expect(problem({ token: lasting(3600), expiresIn: 3600 })).toBeUndefined();
  expect(problem({ token: lasting(3540), expiresIn: 3600 })).toBeUndefined();
  expect(problem({ token: lasting(1800), expiresIn: 3600 })?.seen).toBe('3600');
});

test('a token that says nothing of it is its own matter', () => {
  expect(problem({ token: 'opaque', expiresIn: 3600 })).toBeUndefined();
  expect(problem({ id: 1 })).toBeUndefined();
});
