import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../rules/calendar/day.ts';
import { monthsOf, rangeBefore } from '../../rules/finance/finance-report.ts';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import {
  aBoat,
  aBooking,
  anEntry,
  aPayment,
  aTour,
  aTourDate,
  aUser,
} from '../../testing/records.ts';
import { finance } from './finance.ts';

const day = (offset: number) => addDays(TODAY, offset);
const noon = (offset: number) => `${day(offset)}T09:00:00Z`;
const captain = aUser(2, { role: 'BOAT_OWNER' });
const admin = aUser(1, { role: 'ADMIN' });
const onTour = { kind: 'TOUR' as const, boatId: null, tourId: 1 };
let store: Store;

// Today is 15 June 2026, a Monday.
beforeEach(() => {
  const rows = {
    users: [admin, captain, aUser(3, { role: 'BOAT_OWNER' }), aUser(9, { fullName: 'Işıl Irmak' })],
    companies: [
      {
        id: 2,
        legalName: 'Martı Ltd. Şti.',
        displayName: 'Martı',
        taxNumber: '1',
        taxOffice: 'Fethiye',
        authorizedPerson: 'Deniz Kaya',
        companyEmail: 'a@pruva.example',
        nationalIdNumber: '10000000146',
        mobilePhone: '+905321112233',
        landlinePhone: null,
        billingAddress: 'Göcek',
        iban: 'TR33 0006 1005 1978 6457 8413 26',
        updatedAt: noon(-100),
      },
    ],
    boats: [aBoat(1), aBoat(2, { status: 'INACTIVE' }), aBoat(3, { ownerId: 3 })],
    formerBoats: [aBoat(7)],
    tours: [aTour(1)],
    tourDates: [aTourDate(1, day(-2)), aTourDate(2, day(-3), { availabilityStatus: 'CANCELLED' })],
    availabilities: [
      anEntry(1, day(-5)),
      anEntry(2, day(-4), { isAvailable: false }),
      anEntry(3, day(2)),
      anEntry(4, day(3)),
    ],
    bookings: [
      aBooking(1, day(-6), { endDate: day(-4), status: 'COMPLETED' }),
      aBooking(2, day(-5), { status: 'CANCELLED', totalPrice: 1_000 }),
      aBooking(3, day(-2), { ...onTour, tourDateId: 1, status: 'COMPLETED', passengerCount: 4 }),
      aBooking(4, day(-1), { ...onTour, tourDateId: null, status: 'NO_SHOW', passengerCount: 2 }),
      aBooking(5, day(3), { totalPrice: 5_000 }),
      aBooking(6, day(-40), { boatId: 7, status: 'COMPLETED' }),
      aBooking(7, day(4), { boatId: 3 }),
      aBooking(8, day(20), { status: 'CANCELLED' }),
    ],
    payments: [
      aPayment(1, { bookingId: 1, amount: 333.33, paidAt: noon(-6) }),
      aPayment(2, {
        bookingId: 2,
        status: 'CANCELLED',
        amount: 1_000,
        refundedAmount: 500,
        paidAt: noon(-9),
      }),
      aPayment(3, { bookingId: 3, amount: 2_000, paidAt: noon(-2) }),
      aPayment(4, {
        bookingId: 5,
        type: 'DEPOSIT',
        status: 'PARTIAL',
        amount: 1_000,
        paidAt: noon(-1),
      }),
      aPayment(5, { bookingId: 6, amount: 700, paidAt: noon(-40) }),
      aPayment(6, { bookingId: 7, amount: 9_999, paidAt: noon(-1) }),
      aPayment(7, {
        bookingId: 8,
        status: 'CANCELLED',
        amount: 800,
        refundedAmount: 0,
        paidAt: noon(-3),
      }),
      aPayment(8, {
        bookingId: 5,
        status: 'FAILED',
        amount: 4_000,
        paidAt: null,
        createdAt: noon(-1),
      }),
    ],
  };
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
});

const given = (query: object, user = captain) => ({ user, query });
const report = (from: string, to: string, more: object = {}, user = captain) =>
  finance.getFinanceReport(callOf(store, given({ from, to, ...more }, user)));
const page = (query: object = {}, user = captain) =>
  bodyOf(
    finance.listFinanceTransactionsPage(
      callOf(store, given({ from: day(-60), to: day(0), ...query }, user)),
    ),
  );
const payouts = (query: object = {}, user = captain) =>
  bodyOf(finance.listPendingPayoutsPage(callOf(store, given(query, user))));

describe('the page of payments', () => {
  it('carries sums that its entries add up to, whatever the page', () => {
    const all = page();
    const add = (field: 'revenue' | 'commission' | 'netRevenue' | 'pendingPayout') =>
      Math.round(all.content.reduce((sum, entry) => sum + entry[field], 0) * 100) / 100;
    expect(all.totalElements).toBe(7);
    expect(all).toMatchObject({
      totalRevenue: add('revenue'),
      totalCommission: add('commission'),
      totalNetRevenue: add('netRevenue'),
      pendingPayout: add('pendingPayout'),
    });
    expect(page({ size: 1, page: 2 })).toMatchObject({ totalRevenue: all.totalRevenue });
    const summary = bodyOf(
      finance.getFinanceSummary(callOf(store, given({ from: day(-60), to: day(0) }))),
    );
    expect(summary).toMatchObject({
      totalRevenue: all.totalRevenue,
      pendingPayout: all.pendingPayout,
    });
  });

  it('is narrowed and sorted', () => {
    const ids = (query: object) => page(query).content.map(({ id }) => id);
    expect(ids({ statuses: ['CANCELLED'] })).toEqual([7, 2]);
    expect(ids({ kind: 'TOUR' })).toEqual([3]);
    expect(ids({ query: 'ISIL', boatId: 7 })).toEqual([5]);
    expect(ids({ query: '#5' })).toEqual([8, 4]);
    expect(ids({ sort: 'amount,asc', statuses: ['COMPLETED'] })).toEqual([1, 5, 3]);
    expect(page({ statuses: ['PARTIAL'] })).toMatchObject({
      totalRevenue: 0,
      pendingPayout: 1_000,
    });
  });
});

describe('pending payouts', () => {
  it('are told booking by booking, due the day after the trip, to a masked account', () => {
    const all = payouts();
    expect(all.content.map(({ bookingId, amount, dueOn }) => [bookingId, amount, dueOn])).toEqual([
      [5, 1_000, day(4)],
      [8, 800, day(21)],
    ]);
    expect(all).toMatchObject({ totalAmount: 1_800, totalCommission: 270, totalNetAmount: 1_530 });
    expect(all.totalAmount).toBe(page().pendingPayout);
    expect(all).toMatchObject({
      iban: 'TR33******************1326',
      recipientName: 'Martı Ltd. Şti.',
    });
    expect(payouts({ size: 1 })).toMatchObject({ totalAmount: 1_800, totalPages: 2 });
  });

  it('know no account of a captain without a company, and nothing of an empty one', () => {
    expect(payouts({ ownerId: 3 }, admin)).toMatchObject({ iban: null, totalAmount: 9_999 });
    expect(payouts({}, aUser(9))).toMatchObject({ content: [], totalAmount: 0, iban: null });
  });
});

describe('the report', () => {
  it('counts days, seats and money of the range alone', () => {
    const { totals, previousTotals } = bodyOf(report(day(-5), day(-1)));
    expect(totals).toMatchObject({
      revenue: 2_800,
      commission: 420,
      netRevenue: 2_380,
      averagePerDay: 560,
      bookings: 2,
      bookedDays: 2,
      offeredDays: 2,
      freeDays: 0,
      occupancyRate: 100,
      bookedSeats: 6,
      offeredSeats: 12,
      seatOccupancyRate: 50,
    });
    expect(previousTotals).toMatchObject({ revenue: 833.33, bookings: 1, bookedDays: 1 });
  });

  it('tells what is reserved and free in the days to come', () => {
    const { totals } = bodyOf(report(day(0), day(10)));
    expect(totals).toMatchObject({
      reservedAmount: 5_000,
      bookings: 1,
      bookedDays: 1,
      freeDays: 1,
      revenue: 0,
      occupancyRate: 50,
    });
  });

  it('adds up: boats and tours are the totals, and so are the months', () => {
    const { totals, months, boats, tours } = bodyOf(report(day(-60), day(30)));
    expect(boats.map(({ boatId }) => boatId)).toEqual([1, 2, 7]);
    for (const field of [
      'revenue',
      'bookings',
      'bookedDays',
      'bookedSeats',
      'reservedAmount',
    ] as const) {
      const sum = (values: readonly number[]) =>
        Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100;
      const ofOffers = [...boats, ...tours].map((row) => row[field]);
      const ofMonths = months.map((row) => row[field]);
      expect([field, sum(ofOffers), sum(ofMonths)]).toEqual([field, totals[field], totals[field]]);
    }
    expect(months.map(({ month }) => month)).toEqual(['2026-04', '2026-05', '2026-06', '2026-07']);
    expect(bodyOf(report(day(-10), day(0))).boats.map(({ boatId }) => boatId)).toEqual([1, 2]);
  });

  it('spans a leap year and not more, at any end of the calendar', () => {
    expect(bodyOf(report('2028-01-01', '2028-12-31')).months).toHaveLength(12);
    expect(refusedWith(report('2026-01-01', '2027-01-02'))).toEqual([
      400,
      'INVALID_REQUEST',
      'query.to',
    ]);
    expect(refusedWith(report(day(0), day(-1)))[0]).toBe(400);
    expect(monthsOf({ from: '9999-11-05', to: '9999-12-31' }).map(({ range }) => range)).toEqual([
      { from: '9999-11-05', to: '9999-11-30' },
      { from: '9999-12-01', to: '9999-12-31' },
    ]);
    expect(bodyOf(report('0000-01-01', '0000-12-31')).months).toHaveLength(12);
    expect(rangeBefore({ from: '0000-01-05', to: '0000-01-20' }).from).toBe('0000-01-01');
  });

  it('is somebody else’s for an administrator who asks', () => {
    expect(bodyOf(report(day(-60), day(0), { ownerId: 3 }, admin)).totals.revenue).toBe(9_999);
    expect(refusedWith(report(day(-60), day(0), { ownerId: 99 }, admin))[0]).toBe(404);
    expect(bodyOf(report(day(-60), day(0), {}, aUser(9)))).toMatchObject({ boats: [], tours: [] });
  });
});
