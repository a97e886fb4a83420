import { expect, it } from 'vitest';
import { askedOf, isNarrowed, readAuditSearch } from './search-params.ts';

it('reads an address, and counts what makes no sense as left out', () => {
  expect(readAuditSearch({ act: 'PAYMENT_REFUNDED', actorId: 1, page: 2 })).toMatchObject({
    act: 'PAYMENT_REFUNDED',
    actorId: 1,
    page: 2,
  });
  const read = readAuditSearch({
    act: 'SUNK',
    from: '2026-02-30',
    page: 0,
    sort: 'x',
    query: 'Elif',
  });
  expect(Object.values(read).every((value) => value === undefined)).toBe(true);
});

it('asks for days in their order and for nothing that is not given', () => {
  expect(askedOf({ from: '2026-06-12', to: '2026-06-01', page: 3 }, undefined)).toEqual({
    from: '2026-06-01',
    to: '2026-06-12',
  });
  expect(askedOf({ from: '2026-06-12' }, 'Elif')).toEqual({ from: '2026-06-12', query: 'Elif' });
});

it('is narrowed down by filters and a text, by order and page not', () => {
  expect(isNarrowed({ page: 2, sort: 'createdAt,asc' }, undefined)).toBe(false);
  expect(isNarrowed({ recordType: 'USER', recordId: 4 }, undefined)).toBe(true);
  expect(isNarrowed({}, 'Elif')).toBe(true);
});
