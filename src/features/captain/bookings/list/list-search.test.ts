import * as v from 'valibot';
import { expect, test } from 'vitest';
import { askedFor, filterCount } from './list-search.ts';
import { hostBookingSearch } from './search-params.ts';

test('what makes no sense in an address is as if it were left out', () => {
  const search = v.parse(hostBookingSearch, {
    kind: 'PLANE',
    status: 'PENDING',
    from: '2026-02-30',
    to: '2026-06-12',
    boatId: -1,
    sort: 'colour,asc',
  });
  expect(search).toEqual({ status: 'PENDING', to: '2026-06-12' });
});

test('days in the wrong order are put right', () => {
  expect(askedFor({ from: '2026-06-30', to: '2026-06-01' })).toMatchObject({
    from: '2026-06-01',
    to: '2026-06-30',
  });
  expect(askedFor({ createdFrom: '2026-06-01' })).toMatchObject({ createdFrom: '2026-06-01' });
});

test('two ends of some days are one filter, the order is none', () => {
  expect(filterCount({ from: '2026-06-01', to: '2026-06-30', sort: 'totalPrice,asc' })).toBe(1);
  expect(filterCount({ kind: 'BOAT', boatId: 3, createdTo: '2026-06-01', query: 'a' })).toBe(4);
});
