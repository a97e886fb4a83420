import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../rules/calendar/day.ts';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBoat, aBooking, aPayment, aTour, aTourDate, aUser } from '../../testing/records.ts';
import { ownerBookings } from './owner-bookings.ts';

const day = (offset: number) => addDays(TODAY, offset);
const host = aUser(2, { role: 'BOAT_OWNER' });
const admin = aUser(1, { role: 'ADMIN' });
const isil = aUser(9, { fullName: 'Işıl Irmak', phoneNumber: '+905330000009' });
const ilker = aUser(10, { fullName: 'İlker Çınar' });
const onTour = { kind: 'TOUR' as const, boatId: null, tourId: 1, tourDateId: 5 };
let store: Store;

beforeEach(() => {
  const rows = {
    users: [admin, host, aUser(3, { role: 'BOAT_OWNER' }), isil, ilker],
    boats: [aBoat(1, { name: 'İmbat' }), aBoat(2, { ownerId: 3 })],
    formerBoats: [aBoat(7, { name: 'Eski Martı' })],
    tours: [aTour(1, { name: 'Iğdır turu' })],
    tourDates: [aTourDate(5, day(2))],
    bookings: [
      aBooking(1, day(0), { createdAt: `${day(-1)}T22:00:00Z`, endDate: day(2), totalPrice: 300 }),
      aBooking(2, day(1), { createdAt: `${day(-20)}T09:00:00Z`, customerId: 10, totalPrice: 300 }),
      aBooking(3, day(2), { ...onTour, startTime: '10:00', status: 'PENDING' }),
      aBooking(4, day(2), { ...onTour, startTime: '10:00', customerId: 10, totalPrice: 50 }),
      aBooking(5, day(1), { boatId: 7, status: 'COMPLETED' }),
      aBooking(6, day(1), { startTime: '09:00', hours: 3, customerId: 10 }),
      aBooking(7, day(1), { status: 'CANCELLED' }),
      aBooking(8, day(1), { boatId: 2 }),
    ],
    payments: [aPayment(1, { bookingId: 1, type: 'DEPOSIT', status: 'PARTIAL', amount: 60 })],
  };
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
});

const given = (query: object, user = host, id = 2) => ({ user, path: { id }, query });
const ids = (query: object) =>
  bodyOf(ownerBookings.listOwnerBookingsPage(callOf(store, given(query)))).content.map(
    ({ id }) => id,
  );
const counts = (query: object) =>
  bodyOf(ownerBookings.getOwnerBookingCounts(callOf(store, given(query))));

describe('the bookings of a host', () => {
  it('are those of boats and tours, deleted ones too, and of nobody else', () => {
    expect(ids({}).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(
      bodyOf(ownerBookings.listOwnerBookingsPage(callOf(store, given({}, admin, 3)))).content,
    ).toHaveLength(1);
    expect(
      bodyOf(ownerBookings.listOwnerBookingsPage(callOf(store, given({}, admin, 1)))).content,
    ).toEqual([]);
    expect(
      refusedWith(ownerBookings.listOwnerBookingsPage(callOf(store, given({}, admin, 99))))[0],
    ).toBe(404);
  });

  it.each([
    ['ışıl', [7, 5, 3, 1]],
    ['ISIL', [7, 5, 3, 1]],
    ['ilker', [6, 4, 2]],
    ['İLKER', [6, 4, 2]],
    ['cinar', [6, 4, 2]],
    ['imbat', [7, 6, 2, 1]],
    ['IGDIR', [4, 3]],
    ['eski', [5]],
    ['#4', [4]],
    [' 6 ', [6]],
    ['yok', []],
  ])('are found by %s', (query, wanted) => {
    expect(ids({ query, sort: 'createdAt,desc' }).toSorted()).toEqual(wanted.toSorted());
    expect(counts({ query }).totalBookings).toBe(wanted.length);
  });

  it('are narrowed by the days of the trip and the day they were made, in Istanbul', () => {
    expect(ids({ from: day(2), to: day(2) }).toSorted()).toEqual([1, 3, 4]);
    expect(ids({ to: day(0) })).toEqual([1]);
    expect(ids({ from: day(3) })).toEqual([]);
    expect(ids({ createdFrom: TODAY })).toEqual([1]);
    expect(ids({ createdFrom: day(-20), createdTo: day(-20) })).toEqual([2]);
    expect(
      refusedWith(
        ownerBookings.listOwnerBookingsPage(callOf(store, given({ from: day(2), to: day(1) }))),
      ),
    ).toEqual([400, 'INVALID_REQUEST', 'query.to']);
    expect(
      refusedWith(
        ownerBookings.getOwnerBookingCounts(
          callOf(store, given({ createdFrom: day(2), createdTo: day(1) })),
        ),
      )[2],
    ).toBe('query.createdTo');
  });

  it('are narrowed by kind, statuses, boat and tour, all at once', () => {
    expect(ids({ statuses: ['PENDING', 'CANCELLED'] }).toSorted()).toEqual([3, 7]);
    expect(ids({ kind: 'TOUR', status: 'CONFIRMED' })).toEqual([4]);
    expect(ids({ statuses: ['CONFIRMED'], status: 'PENDING' })).toEqual([]);
    expect(ids({ boatId: 7 })).toEqual([5]);
    expect(ids({ boatId: 2 })).toEqual([]);
    expect(ids({ tourId: 1, query: 'ilker' })).toEqual([4]);
  });

  it.each([
    ['totalPrice,asc', [4, 1, 2]],
    ['totalPrice,desc', [2, 1, 4]],
    ['startDate,asc', [1, 2, 4]],
    ['customerName,asc', [1, 2, 4]],
    ['customerName,desc', [4, 2, 1]],
  ])('are sorted by %s, equal ones by id', (sort, wanted) => {
    expect(ids({ sort, from: day(0) }).filter((id) => [1, 2, 4].includes(id))).toEqual(wanted);
  });

  it('are counted by status under the same filter', () => {
    expect(counts({ kind: 'BOAT' })).toMatchObject({
      totalBookings: 5,
      boatBookings: 5,
      tourBookings: 0,
    });
    const { statuses } = counts({});
    expect(statuses.map(({ status, count }) => [status, count])).toEqual([
      ['PENDING', 1],
      ['CONFIRMED', 4],
      ['CANCELLED', 1],
      ['COMPLETED', 1],
      ['REJECTED', 0],
      ['NO_SHOW', 0],
    ]);
  });
});

describe('departures and returns', () => {
  const events = (startDate: string, endDate: string, user = host) =>
    bodyOf(ownerBookings.listOwnerTripEvents(callOf(store, given({ startDate, endDate }, user))));

  it('are those of what was confirmed, by day and hour', () => {
    expect(
      events(day(1), day(2)).map(({ type, date, time, bookingId }) => [
        type,
        date,
        time,
        bookingId,
      ]),
    ).toEqual([
      ['DEPARTURE', day(1), null, 2],
      ['DEPARTURE', day(1), null, 5],
      ['RETURN', day(1), null, 2],
      ['RETURN', day(1), null, 5],
      ['DEPARTURE', day(1), '09:00', 6],
      ['RETURN', day(1), '12:00', 6],
      ['RETURN', day(2), null, 1],
      ['DEPARTURE', day(2), '10:00', 4],
      ['RETURN', day(2), '12:00', 4],
    ]);
  });

  it('tell the host the telephone, and what is still to be paid', () => {
    expect(events(day(0), day(0))[0]).toMatchObject({
      customerPhone: '+905330000009',
      paidAmount: 60,
      balanceDue: 240,
    });
    expect(events(day(0), day(0), admin)[0]).toMatchObject({ customerPhone: null });
  });

  it('are asked for by the month', () => {
    const ask = (endDate: string) =>
      ownerBookings.listOwnerTripEvents(callOf(store, given({ startDate: day(0), endDate })));
    expect(bodyOf(ask(day(30)))).not.toEqual([]);
    expect(refusedWith(ask(day(31)))).toEqual([400, 'INVALID_REQUEST', 'query.endDate']);
    expect(refusedWith(ask(day(-1)))[0]).toBe(400);
  });
});

describe('the preview of a cancellation', () => {
  const preview = (user: typeof host, id = 1) =>
    ownerBookings.getCancellationPreview(callOf(store, { user, path: { id } }));

  it('gives everything back for the host, and what the terms say for the customer', () => {
    expect(bodyOf(preview(host))).toMatchObject({
      refundShare: 1,
      paidAmount: 60,
      refundAmount: 60,
      keptAmount: 0,
    });
    expect(bodyOf(preview(isil))).toMatchObject({
      refundShare: 0,
      refundAmount: 0,
      keptAmount: 60,
    });
    expect(store.bookings.get(1)?.status).toBe('CONFIRMED');
  });

  it('is refused where the cancellation would be', () => {
    expect(refusedWith(preview(host, 7))).toEqual([409, 'BOOKING_STATUS_CONFLICT']);
    expect(refusedWith(preview(host, 99))[0]).toBe(404);
  });
});
