import { beforeEach, describe, expect, it } from 'vitest';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBoat, aBooking, aPayment, aReview, aTour, aUser } from '../../testing/records.ts';
import { captainProfile } from '../captain/captain-profile.ts';
import { finance } from './finance.ts';

const captain = aUser(2, { role: 'BOAT_OWNER', createdAt: '2023-06-15T21:30:00Z' });
let store: Store;

// Today is 15 June 2026. Bookings 1 to 5 are of captain 2, booking 6 of captain 3.
beforeEach(() => {
  const onTour = { kind: 'TOUR' as const, boatId: null, tourId: 1 };
  const rows = {
    users: [captain, aUser(9)],
    boats: [aBoat(1), aBoat(2, { status: 'INACTIVE' }), aBoat(3, { ownerId: 3 })],
    tours: [aTour(1, { name: 'Simi' }), aTour(2, { status: 'DRAFT' })],
    bookings: [
      aBooking(1, '2026-05-20', { status: 'COMPLETED' }),
      aBooking(2, '2026-06-01', { ...onTour, status: 'COMPLETED', customerId: 10 }),
      aBooking(3, '2026-07-01', { createdAt: '2026-05-31T21:00:00Z', customerId: 11 }),
      aBooking(4, '2026-07-02', { status: 'PENDING', createdAt: '2026-06-14T09:00:00Z' }),
      aBooking(5, '2026-06-02', { status: 'NO_SHOW', customerId: 10 }),
      aBooking(6, '2026-06-03', { boatId: 3, status: 'COMPLETED' }),
    ],
    payments: [
      aPayment(1, { bookingId: 1, amount: 10_000, paidAt: '2026-05-31T20:59:59Z' }),
      aPayment(2, { bookingId: 2, amount: 500.5, paidAt: '2026-05-31T21:00:00Z' }),
      aPayment(3, {
        bookingId: 3,
        amount: 2_000,
        status: 'PARTIAL',
        type: 'DEPOSIT',
        paidAt: '2026-06-02T09:00:00Z',
      }),
      aPayment(4, {
        bookingId: 4,
        status: 'PENDING',
        paidAt: null,
        createdAt: '2026-06-14T09:00:00Z',
      }),
      aPayment(5, { bookingId: 5, amount: 700, status: 'PARTIAL', paidAt: '2026-06-02T10:00:00Z' }),
      aPayment(6, { bookingId: 6, amount: 90_000, paidAt: '2026-06-03T09:00:00Z' }),
      aPayment(7, {
        bookingId: 1,
        status: 'FAILED',
        paidAt: null,
        createdAt: '2026-05-19T09:00:00Z',
      }),
    ],
    reviews: [
      aReview(1, { rating: 4 }),
      aReview(2, { boatId: null, tourId: 1, rating: 5, bookingId: 2 }),
      aReview(3, { boatId: 3, rating: 1, bookingId: 6 }),
    ],
  };
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
});

const range = (from: string, to: string) =>
  callOf<'getFinanceSummary'>(store, { user: captain, query: { from, to } });

describe('the finances of a captain', () => {
  it('count what is kept by the days in Istanbul, and deposits of bookings to come', () => {
    expect(bodyOf(finance.getFinanceSummary(range('2026-06-01', '2026-06-15')))).toEqual({
      from: '2026-06-01',
      to: '2026-06-15',
      totalRevenue: 1_200.5,
      pendingPayout: 2_000,
    });
    expect(bodyOf(finance.getFinanceSummary(range('2026-05-31', '2026-06-01')))).toMatchObject({
      totalRevenue: 10_500.5,
      pendingPayout: 0,
    });
  });

  it('keep what was not given back of a cancelled booking, and pay it out after its last day', () => {
    const cancelled = (id: number, startDate: string) => {
      store.bookings.insert({ ...aBooking(id, startDate, { status: 'CANCELLED' }) });
      const paid = { amount: 5_000, refundedAmount: 2_500, paidAt: '2026-06-10T09:00:00Z' };
      store.payments.put(aPayment(id, { bookingId: id, status: 'CANCELLED', ...paid }));
    };
    const bookings = store.bookings.all().length;
    cancelled(bookings + 1, '2026-06-15');
    cancelled(bookings + 2, '2026-06-14');
    const days = range('2026-06-10', '2026-06-10');
    expect(bodyOf(finance.getFinanceSummary(days))).toMatchObject({
      totalRevenue: 5_000,
      pendingPayout: 2_500,
    });
    const query = { from: '2026-06-10', to: '2026-06-10' };
    const call = callOf<'listFinanceTransactions'>(store, { user: captain, query });
    const listed = bodyOf(finance.listFinanceTransactions(call));
    expect(listed.map(({ revenue, pendingPayout }) => [revenue, pendingPayout])).toEqual([
      [2_500, 0],
      [2_500, 2_500],
    ]);
  });

  it('count as repeat customers those who came again', () => {
    const trip = { status: 'COMPLETED', customerId: 10 } as const;
    store.bookings.insert(aBooking(7, '2026-06-05', trip));
    const call = callOf<'getCaptainStatistics'>(store, { user: captain });
    expect(bodyOf(captainProfile.getCaptainStatistics(call)).repeatCustomers).toBe(1);
  });

  it('list the payments in any status, the newest first, and nobody else’s', () => {
    const call = callOf<'listFinanceTransactions'>(store, {
      user: captain,
      query: { from: '2026-05-01', to: '2026-06-15' },
    });
    const listed = bodyOf(finance.listFinanceTransactions(call));
    expect(listed.map(({ id, date, status }) => [id, date, status])).toEqual([
      [4, '2026-06-14', 'PENDING'],
      [5, '2026-06-02', 'PARTIAL'],
      [3, '2026-06-02', 'PARTIAL'],
      [2, '2026-06-01', 'COMPLETED'],
      [1, '2026-05-31', 'COMPLETED'],
      [7, '2026-05-19', 'FAILED'],
    ]);
    expect(listed.find(({ id }) => id === 2)?.tourName).toBe('Simi');
  });

  it('refuse a range that ends before it starts', () => {
    expect(refusedWith(finance.getFinanceSummary(range('2026-06-02', '2026-06-01')))).toEqual([
      400,
      'INVALID_REQUEST',
      'query.to',
    ]);
  });

  it('do not fall when a boat is deleted', () => {
    const boat = store.boats.get(1);
    if (boat) store.formerBoats.put(boat);
    store.boats.remove(1);
    expect(bodyOf(finance.getFinanceSummary(range('2026-05-31', '2026-05-31'))).totalRevenue).toBe(
      10_000,
    );
  });
});

describe('the figures of a captain', () => {
  it('are those of the dashboard, the month that of Istanbul', () => {
    const call = callOf<'getCaptainDashboard'>(store, { user: captain });
    expect(bodyOf(captainProfile.getCaptainDashboard(call))).toEqual({
      totalBoats: 2,
      pendingBookings: 1,
      thisMonthBookings: 2,
      totalBookings: 5,
      thisMonthRevenue: 1_200.5,
    });
  });

  it('are computed from bookings and reviews of boats and tours', () => {
    const call = callOf<'getCaptainStatistics'>(store, { user: captain });
    expect(bodyOf(captainProfile.getCaptainStatistics(call))).toEqual({
      totalTours: 2,
      averageRating: 4.5,
      totalReviews: 2,
      // Joined on 16 June 2023 in Istanbul: three years tomorrow.
      yearsActive: 2,
      completionRate: 66.7,
      totalRevenue: 11_200.5,
      // Customers 9 and 10 have booked twice, and neither came twice.
      repeatCustomers: 0,
    });
  });

  it('are nothing for a captain without bookings', () => {
    const call = callOf<'getCaptainStatistics'>(store, { user: aUser(7, { role: 'BOAT_OWNER' }) });
    expect(bodyOf(captainProfile.getCaptainStatistics(call))).toMatchObject({
      averageRating: null,
      completionRate: 0,
      totalRevenue: 0,
      repeatCustomers: 0,
    });
  });
});
