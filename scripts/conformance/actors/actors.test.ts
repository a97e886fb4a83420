import { expect, test } from 'vitest';
import { anExchange } from '../client/testing.ts';
import { sessionOf } from './actors.ts';

const exchange = (url: string, status: number, body: object) =>
  anExchange({ method: 'POST', url, status, responseBody: JSON.stringify(body) });

test.each([
  ['http://127.0.0.1/api/auth/login', 401, {}, 'POST /api/auth/login answered 401'],
  ['http://127.0.0.1/api/auth/login', 200, {}, 'POST /api/auth/login answered 200 without token'],
  // What the service lacks is not sent, and has no address.
  ['/auth/login', 501, {}, 'POST /auth/login answered 501'],
])('says why %s with %s is no session', (url, status, body, reason) => {
  expect(sessionOf(exchange(url, status, body), undefined)).toBe(reason);
});
