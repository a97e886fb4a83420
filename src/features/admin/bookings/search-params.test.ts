import { describe, expect, it } from 'vitest';
import { bookingsRequest, isNarrowed, paymentsRequest, shownBy } from './search-params.ts';

describe('an address', () => {
  it('says which of the two lists, and leaves out what makes no sense', () => {
    expect(shownBy({ status: 'CONFIRMED', page: 2, sort: 'bogus' })).toEqual({
      view: 'bookings',
      search: { status: 'CONFIRMED', page: 2 },
    });
    expect(shownBy({ view: 'payments', status: 'CONFIRMED', unresolved: 'yes' })).toEqual({
      view: 'payments',
      search: {},
    });
    expect(shownBy({ payment: 7 }).view).toBe('payments');
  });

  it('is narrowed by filters alone', () => {
    expect(isNarrowed({ sort: 'createdAt,asc', page: 3 })).toBe(false);
    expect(isNarrowed({ customerId: 9 })).toBe(true);
  });
});

describe('what is asked for', () => {
  it('has its days in order, and pages from 0', () => {
    expect(bookingsRequest({ from: '2026-06-12', to: '2026-06-01', page: 2 })).toEqual({
      from: '2026-06-01',
      to: '2026-06-12',
      page: 1,
    });
  });

  it('looks for a number among bookings, for words among names', () => {
    expect(paymentsRequest({ query: '#12' })).toEqual({ bookingId: 12, page: 0 });
    expect(paymentsRequest({ query: 'Işıl' })).toEqual({ query: 'Işıl', page: 0 });
    expect(paymentsRequest({ query: '99999999999999999999' })).toEqual({
      query: '99999999999999999999',
      page: 0,
    });
  });

  it('has the refused one that waits longest first', () => {
    expect(paymentsRequest({ unresolved: true })).toMatchObject({ sort: 'createdAt,asc' });
    expect(paymentsRequest({ unresolved: true, sort: 'amount,desc' })).toMatchObject({
      sort: 'amount,desc',
    });
  });
});
