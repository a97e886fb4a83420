import { describe, expect, it } from 'vitest';
import { bookingsRequest, isNarrowed, paymentsRequest, shownBy } from './search-params.ts';

describe('an address', () => {
  it('says which of the two lists, and leaves out what makes no sense', () => {
    expect(shownBy({ status: 'CONFIRMED', page: 2, sort: 'bogus', query: 'Işıl' })).toEqual({
      view: 'bookings',
      search: { status: 'CONFIRMED', page: 2 },
    });
    expect(shownBy({ view: 'payments', status: 'CONFIRMED', unresolved: 'yes' })).toEqual({
      view: 'payments',
      search: {},
    });
    expect(shownBy({ payment: 7 }).view).toBe('payments');
  });

  it('is narrowed by filters and a text alone', () => {
    expect(isNarrowed({ sort: 'createdAt,asc', page: 3 }, undefined)).toBe(false);
    expect(isNarrowed({ customerId: 9 }, undefined)).toBe(true);
    expect(isNarrowed({}, 'Işıl')).toBe(true);
  });
});

describe('what is asked for', () => {
  it('has its days in order, and pages from 0', () => {
    const days = { from: '2026-06-12', to: '2026-06-01' };
    expect(bookingsRequest({ ...days, page: 2 }, undefined)).toEqual({
      from: '2026-06-01',
      to: '2026-06-12',
      page: 1,
    });
  });

  it('looks for a number among bookings, for words among names', () => {
    expect(paymentsRequest({}, '#12')).toEqual({ bookingId: 12, page: 0 });
    expect(paymentsRequest({}, 'Işıl')).toEqual({ query: 'Işıl', page: 0 });
    expect(paymentsRequest({}, '99999999999999999999')).toEqual({
      query: '99999999999999999999',
      page: 0,
    });
  });

  it('is of one booking where its page leads here', () => {
    expect(paymentsRequest({ booking: 7 }, 'Işıl')).toEqual({
      bookingId: 7,
      query: 'Işıl',
      page: 0,
    });
  });

  it('has the refused one that waits longest first', () => {
    expect(paymentsRequest({ unresolved: true }, undefined)).toMatchObject({
      sort: 'createdAt,asc',
    });
    expect(paymentsRequest({ unresolved: true, sort: 'amount,desc' }, undefined)).toMatchObject({
      sort: 'amount,desc',
    });
  });
});
