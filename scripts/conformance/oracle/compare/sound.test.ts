import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../openapi/files.ts';
import { loadContract } from '../../contract/contract.ts';
import type { JsonObject } from '../../lib/json.ts';
import { createKinds } from '../model/kinds.ts';
import { answered, type Told } from '../pair/testing.ts';
import { compareAnswers } from './answers.ts';
import { createIds } from './ids.ts';

const contract = loadContract(CONTRACT_FILES.bundle);
const kinds = createKinds(contract);

const side = ({ headers, ...told }: Told) =>
  answered({ ...told, headers: { 'content-type': 'application/json', etag: '"1"', ...headers } });

function differences(operationId: string, service: Told, mock: Told) {
  const comparison = {
    contract,
    kinds,
    ids: createIds(),
    facts: { wrote: () => false, makes: () => false, skew: 0 },
    word: 'w1',
  };
  const operation = contract.operation(operationId);
  const template = { operationId, by: undefined };
  const answer = { service: side(service), mock: side(mock), operation, template };
  return compareAnswers(comparison, answer).map(({ rule, place }) => `${rule} ${place}`);
}

const read = (service: JsonObject, mock: JsonObject) =>
  differences('getTour', { body: service }, { body: mock });

// What backends choose differently, and may.
test.each<[string, () => string[]]>([
  [
    'fields in another order',
    () => read({ price: 5, capacity: 3, id: 9 }, { id: 1, capacity: 3, price: 5 }),
  ],
  [
    'a field that the contract does not name',
    () => read({ id: 9, _links: { self: '/x' } }, { id: 1 }),
  ],
  ['an id that begins elsewhere', () => read({ id: 100_000 }, { id: 1 })],
  ['a number out of binary sums', () => read({ price: 0.1 + 0.2 }, { price: 0.3 })],
  [
    'an instant with the offset of Istanbul',
    () => read({ createdAt: '2026-06-12T12:00:00+03:00' }, { createdAt: '2026-06-12T09:00:00Z' }),
  ],
  [
    'an instant with microseconds',
    () => read({ createdAt: '2026-06-12T09:00:00.123456Z' }, { createdAt: '2026-06-12T09:00:00Z' }),
  ],
  [
    'the charset of the body, in capitals',
    () =>
      differences(
        'getTour',
        { headers: { 'content-type': 'Application/JSON; charset=UTF-8' } },
        {},
      ),
  ],
  [
    'a version that is a hash',
    () => differences('getTour', { headers: { etag: '"9f86d081884c7d65"' } }, {}),
  ],
  [
    'headers of its own',
    () => differences('getTour', { headers: { 'x-powered-by': 'x', 'retry-after': '1' } }, {}),
  ],
  [
    'no word about how long a file may be kept',
    () =>
      differences(
        'getUpload',
        { headers: { 'content-type': 'image/png' } },
        { headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' } },
      ),
  ],
  [
    'its own words in a refusal',
    () =>
      differences(
        'getTour',
        { status: 404, body: { code: 'NOT_FOUND', message: 'Tur yok', requestId: 'b' } },
        { status: 404, body: { code: 'NOT_FOUND', message: 'No tour', requestId: 'a' } },
      ),
  ],
  [
    'an invalid field as a request that cannot be read',
    () =>
      differences(
        'createBooking',
        { status: 400, body: { code: 'INVALID_REQUEST' } },
        { status: 422, body: { code: 'VALIDATION_FAILED' } },
      ),
  ],
  [
    'what somebody may not touch as not there',
    () =>
      differences(
        'getBooking',
        { status: 404, body: { code: 'NOT_FOUND' } },
        { status: 403, body: { code: 'FORBIDDEN' } },
      ),
  ],
  [
    'another rule that is broken as well, with its status',
    () =>
      differences(
        'createBooking',
        { status: 409, body: { code: 'OWN_OFFER' } },
        {
          status: 404,
          headers: { 'x-mock-refusals': 'NOT_FOUND, OWN_OFFER' },
          body: { code: 'NOT_FOUND' },
        },
      ),
  ],
])('a sound service may answer with %s', (_name, told) => {
  expect(told()).toEqual([]);
});

test('how long a file may be kept is not said of what is only for the one who asked', () => {
  const picture = { 'content-type': 'image/png' };
  const kept = { ...picture, 'cache-control': 'public, max-age=3600' };
  expect(differences('getUpload', { headers: kept }, { headers: picture })).toEqual([
    'header header.cache-control',
  ]);
});
