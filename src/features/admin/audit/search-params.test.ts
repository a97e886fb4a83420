import { expect, it } from 'vitest';
import { askedOf, isNarrowed, readAuditSearch } from './search-params.ts';

it('reads an address, and counts what makes no sense as left out', () => {
  expect(readAuditSearch({ act: 'PAYMENT_REFUNDED', actorId: 1, query: 7, page: 2 })).toMatchObject(
    {
      act: 'PAYMENT_REFUNDED',
      actorId: 1,
      query: '7',
      page: 2,
    },
  );
  const read = readAuditSearch({ act: 'SUNK', from: '2026-02-30', page: 0, sort: 'x', other: 1 });
  expect(Object.values(read).every((value) => value === undefined)).toBe(true);
});

it('asks for days in their order and for nothing that is not given', () => {
  expect(askedOf({ from: '2026-06-12', to: '2026-06-01', page: 3 })).toEqual({
    from: '2026-06-01',
    to: '2026-06-12',
  });
  expect(askedOf({ from: '2026-06-12' })).toEqual({ from: '2026-06-12' });
});

it('is narrowed down by filters, by order and page not', () => {
  expect(isNarrowed({ page: 2, sort: 'createdAt,asc' })).toBe(false);
  expect(isNarrowed({ recordType: 'USER', recordId: 4 })).toBe(true);
});
