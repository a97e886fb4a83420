import { expect, test } from 'vitest';
import type { Exchange } from '../types.ts';
import { createFindingLog, type NewFinding } from './finding-log.ts';

const exchange = (operationId: string): Exchange => ({
  operationId,
  actor: 'CUSTOMER',
  method: 'GET',
  url: 'http://127.0.0.1:4010/api/boats/1',
  requestHeaders: { authorization: 'Bearer secret.token' },
  requestBody: undefined,
  status: 200,
  responseHeaders: {},
  responseBody: '{}',
  duration: 1,
});

const finding = (more: Partial<NewFinding> = {}): NewFinding => ({
  severity: 'major',
  source: 'sweep',
  rule: 'response-schema',
  place: '200.name',
  expected: 'a name',
  seen: '{}',
  ...more,
});

test('keeps one finding per cause and counts how often it was met', () => {
  const log = createFindingLog();
  log.report(finding(), exchange('getBoat'));
  log.report(finding({ seen: '{"id":2}' }), exchange('getBoat'));
  log.report(finding({ place: '200.type' }), exchange('getBoat'));
  expect(log.all().map(({ place, count }) => [place, count])).toEqual([
    ['200.name', 2],
    ['200.type', 1],
  ]);
});

test('the id does not depend on what was seen', () => {
  const [one, other] = ['{}', '[]'].map((seen) => {
    const log = createFindingLog();
    log.report(finding({ seen }), exchange('getBoat'));
    return log.all()[0]?.id;
  });
  expect(one).toBe(other);
});

test('the gravest comes first, whatever the order of the checks', () => {
  const log = createFindingLog();
  log.report(finding({ severity: 'minor' }), exchange('listBoats'));
  log.report(finding({ severity: 'critical', rule: 'access-role' }), exchange('setUserRole'));
  log.report(finding(), exchange('getBoat'));
  expect(log.all().map(({ severity }) => severity)).toEqual(['critical', 'major', 'minor']);
});

test('an operation that is not there is one finding, whatever else was asked of it', () => {
  const log = createFindingLog();
  const gone = { ...exchange('listBoats'), status: 404 };
  log.report(finding({ rule: 'valid-refused', place: '' }), gone);
  log.report(finding({ rule: 'invalid-status', place: 'query.size' }), gone);
  log.report(finding({ rule: 'status-undocumented', place: '404' }), gone);
  log.report(finding({ rule: 'method-not-allowed' }), { ...gone, status: 200 });
  log.report(finding({ rule: 'invalid-status', place: 'query.size' }), exchange('listTours'));
  expect(log.all().map(({ operationId, rule }) => `${operationId} ${rule}`)).toEqual([
    'listBoats method-not-allowed',
    'listBoats valid-refused',
    'listTours invalid-status',
  ]);
});

test('a refusal of some valid requests hides nothing else', () => {
  const log = createFindingLog();
  const refused = { ...exchange('listBoats'), status: 400 };
  log.report(finding({ rule: 'valid-refused', place: '' }), refused);
  log.report(finding({ rule: 'access-anonymous', place: '' }), refused);
  expect(log.all()).toHaveLength(2);
});

test('a token of an actor is not printed', () => {
  const log = createFindingLog(() => ({ token: 'secret.token', variable: 'CUSTOMER_TOKEN' }));
  log.report(finding(), exchange('getBoat'));
  expect(log.all()[0]?.curl).toBe(
    `curl -i http://127.0.0.1:4010/api/boats/1 -H "Authorization: Bearer $CUSTOMER_TOKEN"`,
  );
});
