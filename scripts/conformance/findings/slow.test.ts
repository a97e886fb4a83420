import { expect, test } from 'vitest';
import type { Exchange } from '../types.ts';
import { slowness } from './slow.ts';

const givenUp = (operationId: string): Exchange => ({
  operationId,
  actor: 'ANONYMOUS',
  method: 'GET',
  url: 'http://127.0.0.1:1/api',
  requestHeaders: {},
  requestBody: undefined,
  status: 0,
  responseHeaders: {},
  responseBody: 'no answer within 20 s',
  duration: 20_000,
  isGivenUp: true,
});

test('a slow service is one finding, whatever it was asked for', () => {
  const slow = slowness(['getTour', 'getBoat', 'getBoat'].map(givenUp));
  expect(slow?.finding).toMatchObject({ rule: 'too-slow', severity: 'critical', place: '' });
  expect(slow?.finding.seen).toContain('to 3 of the requests: getBoat (2), getTour (1)');
});

test('nothing is said of a service that answers', () => {
  expect(slowness([])).toBeUndefined();
});
