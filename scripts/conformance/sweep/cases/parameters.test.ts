import { expect, test } from 'vitest';
import { loadContract } from '../../contract/contract.ts';
import type { Request } from '../request.ts';
import { brokenParameters, edgeParameters } from './parameters.ts';

const { schemas, operation } = loadContract('generated/openapi.json');

const request = (
  operationId: string,
  query: Request['query'],
  path: Request['path'] = {},
): Request => ({
  operationId,
  actor: 'ANONYMOUS',
  path,
  query,
  headers: {},
});

test('bounds, types and required parameters are broken one at a time', () => {
  const cases = brokenParameters(schemas, operation('listBoatsPage'), request('listBoatsPage', {}));
  const seen = cases.map(({ place, request: { query } }) => [place, Object.values(query)[0]]);
  expect(seen).toEqual(
    expect.arrayContaining([
      ['query.size', 0],
      ['query.size', 101],
      ['query.size', 'abc'],
      ['query.page', -1],
      ['query.sort', 'BILINMEYEN'],
    ]),
  );
  expect(cases.every(({ request: { query } }) => Object.keys(query).length === 1)).toBe(true);
});

test('periods too long or backwards, and two of which one is allowed', () => {
  const valid = request('createAvailabilityPeriod', {
    boatId: 7,
    startDate: '2027-06-01',
    endDate: '2027-06-03',
    isAvailable: true,
  });
  const cases = brokenParameters(schemas, operation(valid.operationId), valid);
  const queryOf = (keyword: string) =>
    cases.filter((one) => one.keyword === keyword).map((one) => one.request.query);
  expect(queryOf('x-max-days')).toEqual([{ ...valid.query, endDate: '2027-09-09' }]);
  expect(queryOf('order')).toEqual([
    { ...valid.query, startDate: '2027-06-03', endDate: '2027-06-01' },
  ]);
  expect(queryOf('x-exactly-one-of')).toEqual([
    { ...valid.query, boatId: 7, tourId: 7 },
    { ...valid.query, boatId: undefined, tourId: undefined },
  ]);
});

test('a range that may be left out runs backwards, too, with what the contract shows of it', () => {
  const turned = (operationId: string, body?: object) => {
    const valid = { ...request(operationId, {}), ...(body ? { body } : {}) };
    return brokenParameters(schemas, operation(operationId), valid)
      .filter(({ keyword }) => keyword === 'order')
      .map(({ place, request: sent }) => [place, body ? sent.body : sent.query]);
  };
  expect(turned('listBookingsPage')).toEqual([
    ['query.to', { from: '2027-06-30', to: '2027-06-01' }],
    ['query.createdTo', { createdFrom: '2026-11-30', createdTo: '2026-11-01' }],
  ]);
  expect(turned('searchToursByPriceRange')).toEqual([
    ['query.maxPrice', { minPrice: 3000, maxPrice: 1000 }],
  ]);
  expect(turned('listReviews')).toEqual([
    ['query.endDate', { startDate: '2026-11-20', endDate: '2025-08-01' }],
  ]);
  expect(turned('queryMessages', { startDate: '2026-11-01', endDate: '2026-11-20' })).toEqual([
    ['body.endDate', { startDate: '2026-11-20', endDate: '2026-11-01' }],
  ]);
  expect(turned('queryReviews', { minRating: 4 })).toEqual([
    ['body.endDate', { minRating: 4, startDate: '2027-06-14', endDate: '2027-06-12' }],
  ]);
});

test('a period of a body is too long, too', () => {
  const body = { boatId: 7, startDate: '2027-06-01', endDate: '2027-06-03', passengerCount: 2 };
  const valid = { ...request('createBooking', {}), body };
  const cases = brokenParameters(schemas, operation('createBooking'), valid);
  const tooLong = cases.find(({ keyword }) => keyword === 'x-max-days');
  expect(tooLong?.request.body).toEqual({ ...body, endDate: '2027-09-09' });
});

test('edges are the bounds and every value of a closed set; ids and days are left alone', () => {
  const edges = edgeParameters(
    schemas,
    operation('listBoatsPage'),
    request('listBoatsPage', {}),
    [],
  );
  const values = edges.map(({ request: { query } }) => Object.values(query)[0]);
  expect(values).toEqual(expect.arrayContaining([0, 10_000, 1, 100, 'price,asc', 'newest,desc']));
  const boat = request('getBoat', {}, { id: 1 });
  expect(edgeParameters(schemas, operation('getBoat'), boat, [])).toEqual([]);
});

test('a header is sent nothing that no header can hold', () => {
  const cases = brokenParameters(
    schemas,
    operation('createContactMessage'),
    request('createContactMessage', {}),
  );
  const keys = cases.map(({ request: { headers } }) => headers['idempotency-key'] ?? '');
  expect(keys.filter((key) => key !== '').length).toBeGreaterThan(2);
  for (const key of keys) expect(key).toMatch(/^[\x20-\x7e]*$/);
});
