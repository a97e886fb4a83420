import { expect, test } from 'vitest';
import { loadContract } from '../../contract/contract.ts';
import { createFindingLog } from '../../findings/finding-log.ts';
import type { Exchange } from '../../types.ts';
import { createAnswerCheck } from './answer.ts';

const contract = loadContract('generated/openapi.json');
const json = { 'content-type': 'application/json; charset=utf-8', 'content-language': 'tr' };
const error = { message: 'No.', code: 'NOT_FOUND', errors: [], requestId: 'r-1' };

/** What is found in an answer of an operation, as `rule place`. */
function found(operationId: string, answer: Partial<Exchange> & { body?: unknown }): string[] {
  const { body, ...rest } = answer;
  const findings = createFindingLog();
  createAnswerCheck(contract, findings)(contract.operation(operationId), {
    operationId,
    actor: 'CUSTOMER',
    method: 'GET',
    url: 'http://127.0.0.1/api',
    requestHeaders: {},
    requestBody: undefined,
    status: 200,
    responseHeaders: json,
    responseBody: body === undefined ? '' : JSON.stringify(body),
    duration: 1,
    ...rest,
  });
  return findings.all().map(({ rule, place }) => `${rule} ${place}`);
}

test('an answer as documented is no finding', () => {
  expect(found('countBoatReviews', { body: { count: 3 } })).toEqual([]);
  expect(found('countBoatReviews', { status: 404, body: error })).toEqual([]);
  expect(found('deleteBoat', { status: 204, responseHeaders: {} })).toEqual([]);
});

test('bodies that break their schema, by place', () => {
  expect(found('countBoatReviews', { body: { count: '3' } })).toEqual([
    'response-schema 200.count',
  ]);
  expect(found('countBoatReviews', { body: {} })).toEqual(['response-schema 200.count']);
  expect(found('countBoatReviews', { responseBody: '{"count":' })).toEqual(['response-schema 200']);
  expect(found('countBoatReviews', { status: 404, body: { error: 'no' } })).toContain(
    'error-schema error.code',
  );
});

test('fields that nobody documented, and those that tell secrets', () => {
  expect(found('countBoatReviews', { body: { count: 3, extra: 1 } })).toEqual([
    'undocumented-field 200.extra',
  ]);
  expect(found('countBoatReviews', { body: { count: 3, passwordHash: 'x' } })).toEqual([
    'secret-leaked 200.passwordHash',
  ]);
});

test('statuses, content types and headers', () => {
  expect(found('countBoatReviews', { status: 418, body: error })).toEqual([
    'status-undocumented 418',
  ]);
  const text = { 'content-type': 'text/html' };
  expect(found('countBoatReviews', { responseHeaders: text, body: { count: 3 } })).toEqual([
    'content-type 200.content-type',
  ]);
  expect(found('deleteBoat', { status: 204, body: {} })).toEqual(['content-type 204']);
  const busy = { ...error, code: 'TOO_MANY_REQUESTS' };
  expect(found('getHealth', { status: 429, body: busy })).toEqual([
    'response-header 429.headers.retry-after',
  ]);
});

test('codes that are not in the catalogue, or not of the operation and status', () => {
  const coded = (code: string) => ({ ...error, code });
  expect(found('createBoat', { status: 409, body: coded('BOAT_NAME_TAKEN') })).toEqual([]);
  expect(found('createBoat', { status: 409, body: coded('IDEMPOTENCY_KEY_REUSED') })).toEqual([]);
  const wrong: [id: string, status: number, code: string][] = [
    ['createBoat', 409, 'CONFLICT'],
    ['createBoat', 409, 'EMAIL_TAKEN'],
    ['createBoat', 422, 'BOAT_NAME_TAKEN'],
    ['createBoat', 401, 'INVALID_CREDENTIALS'],
    ['logIn', 401, 'UNAUTHENTICATED'],
    ['getBoat', 404, 'UNKNOWN_PATH'],
    ['getBoat', 503, 'INTERNAL_ERROR'],
  ];
  for (const [id, status, code] of wrong)
    expect(found(id, { status, body: coded(code) })).toContain(`error-code ${status}.code`);
});

test('lists that are not as long as they say', () => {
  const listed = (url: string, total: string, length: number) =>
    found(url.includes('recent') ? 'listRecentReviews' : 'listBoats', {
      url: `http://127.0.0.1${url}`,
      responseHeaders: { ...json, 'x-total-count': total },
      responseBody: JSON.stringify(Array.from({ length }, () => null)),
    }).filter((finding) => !finding.startsWith('response-schema'));
  const wrong = ['total-count 200.headers.x-total-count'];
  expect(listed('/boats', '3', 3)).toEqual([]);
  expect(listed('/boats', '3', 2)).toEqual(wrong);
  expect(listed('/boats', '2', 3)).toEqual(wrong);
  expect(listed('/boats', '1200', 1000)).toEqual([]);
  expect(listed('/boats', '1200', 999)).toEqual(wrong);
  expect(listed('/reviews/recent?limit=2', '9', 2)).toEqual([]);
  expect(listed('/reviews/recent', '9', 2)).toEqual(wrong);
  expect(listed('/boats', 'many', 2)).toEqual(['response-header 200.headers.x-total-count']);
});

test('headers that are not as they were declared', () => {
  const etag = (value: string) => ({
    responseHeaders: { ...json, etag: value },
    body: contract.document.components.examples?.['boat-1']?.value,
  });
  expect(found('getBoat', etag('"7"'))).not.toContain('response-header 200.headers.etag');
  expect(found('getBoat', etag('7'))).toContain('response-header 200.headers.etag');
  const german = { ...json, 'content-language': 'de' };
  expect(found('getBoat', { status: 404, body: error, responseHeaders: german })).toEqual([
    'response-header 404.headers.content-language',
  ]);
});

test('a service that fails or stays silent', () => {
  const failed = { ...error, code: 'INTERNAL_ERROR' };
  expect(found('getBoat', { status: 500, body: failed })).toEqual(['server-error 500']);
  expect(found('getBoat', { status: 501, body: error })).toEqual(['not-implemented ']);
  expect(found('getBoat', { status: 0, responseBody: 'socket hang up' })).toEqual(['no-answer ']);
});
