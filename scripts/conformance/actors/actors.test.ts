import { expect, test } from 'vitest';
import type { Exchange } from '../types.ts';
import { sessionOf } from './actors.ts';

const exchange = (url: string, status: number, body: object): Exchange => ({
  operationId: 'logIn',
  actor: 'ANONYMOUS',
  method: 'POST',
  url,
  requestHeaders: {},
  requestBody: undefined,
  status,
  responseHeaders: {},
  responseBody: JSON.stringify(body),
  duration: 1,
});

test.each([
  ['http://127.0.0.1/api/auth/login', 401, {}, 'POST /api/auth/login answered 401'],
  ['http://127.0.0.1/api/auth/login', 200, {}, 'POST /api/auth/login answered 200 without token'],
  // What the service lacks is not sent, and has no address.
  ['/auth/login', 501, {}, 'POST /auth/login answered 501'],
])('says why %s with %s is no session', (url, status, body, reason) => {
  expect(sessionOf(exchange(url, status, body), undefined)).toBe(reason);
});
