import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../rules/calendar/day.ts';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBoat, aBooking, aTour, aUser } from '../../testing/records.ts';
import { bookingLists } from './booking-lists.ts';

const day = (offset: number) => addDays(TODAY, offset);
const admin = aUser(1, { role: 'ADMIN' });
const host = aUser(2, { role: 'BOAT_OWNER' });
const guide = aUser(3, { role: 'BOAT_OWNER' });
const customer = aUser(9);
const at = (hour: number) => `2026-06-01T0${hour}:00:00Z`;
let store: Store;

beforeEach(() => {
  const rows = {
    users: [admin, host, guide, customer, aUser(10)],
    boats: [aBoat(1)],
    formerBoats: [aBoat(7)],
    tours: [aTour(1, { guideId: 3 })],
    bookings: [
      aBooking(1, day(5), { createdAt: at(1) }),
      aBooking(2, day(1), { createdAt: at(3), customerId: 10, endDate: day(2) }),
      aBooking(3, day(3), { createdAt: at(2), kind: 'TOUR', boatId: null, tourId: 1 }),
      aBooking(4, day(-3), { createdAt: at(3), boatId: 7, status: 'COMPLETED' }),
      aBooking(5, day(2), { createdAt: at(4), customerId: 3, status: 'CANCELLED' }),
    ],
  };
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
});

const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
const list = (user: typeof host, query: object = {}) =>
  bookingLists.listBookings(callOf(store, { user, query }));

describe('lists', () => {
  it('show what the caller made or hosts, of deleted boats too, the newest first', () => {
    expect(ids(bodyOf(list(customer)))).toEqual([4, 3, 1]);
    expect(ids(bodyOf(list(host)))).toEqual([5, 4, 2, 1]);
    expect(ids(bodyOf(list(guide)))).toEqual([5, 3]);
    expect(ids(bodyOf(list(admin)))).toEqual([5, 4, 2, 3, 1]);
  });

  it('filter by kind, status, boat and tour', () => {
    expect(ids(bodyOf(list(admin, { kind: 'TOUR' })))).toEqual([3]);
    expect(ids(bodyOf(list(admin, { kind: 'BOAT', status: 'CONFIRMED' })))).toEqual([2, 1]);
    expect(ids(bodyOf(list(guide, { boatId: 1 })))).toEqual([5]);
    expect(ids(bodyOf(list(host, { tourId: 1 })))).toEqual([]);
    expect(refusedWith(list(admin, { boatId: 99 }))[0]).toBe(404);
    expect(refusedWith(list(customer, { boatId: 7 }))[0]).toBe(404);
  });

  it('do not tell an unpublished boat or tour from none, but to who made or hosts a booking of it', () => {
    store.boats.update(1, { status: 'INACTIVE' });
    store.tours.update(1, { status: 'INACTIVE' });
    const stranger = aUser(11);
    expect(refusedWith(list(stranger, { boatId: 1 }))[0]).toBe(404);
    expect(refusedWith(list(stranger, { tourId: 1 }))[0]).toBe(404);
    expect(ids(bodyOf(list(customer, { boatId: 1 })))).toEqual([1]);
    expect(ids(bodyOf(list(customer, { tourId: 1 })))).toEqual([3]);
  });

  it('name the boat of a booking that was deleted since', () => {
    const former = bodyOf(list(customer))[0];
    expect(former).toMatchObject({ boatName: 'Martı 7', hostId: 2, hostName: host.fullName });
  });
});

it.each([
  ['createdAt,desc', [5, 4, 2, 3, 1]],
  ['createdAt,asc', [1, 3, 2, 4, 5]],
  ['startDate,desc', [1, 3, 5, 2, 4]],
  ['startDate,asc', [4, 2, 5, 3, 1]],
] as const)('pages sorted by %s are complete', (sort, order) => {
  const page = (number: number) =>
    bodyOf(
      bookingLists.listBookingsPage(
        callOf(store, { user: admin, query: { sort, page: number, size: 2 } }),
      ),
    );
  expect([0, 1, 2].flatMap((number) => ids(page(number).content))).toEqual(order);
  expect(page(2)).toMatchObject({ totalElements: 5, totalPages: 3, last: true });
});

it('administrators find bookings by their host too, nobody else does', () => {
  const found = (user: typeof host, query: string) =>
    ids(
      bodyOf(
        bookingLists.listBookingsPage(callOf(store, { user, query: { query, page: 0, size: 9 } })),
      ).content,
    );
  expect(found(admin, guide.fullName)).toEqual([5, 3]);
  expect(found(customer, guide.fullName)).toEqual([]);
  expect(found(admin, '#4')).toEqual([4]);
});

it('a range takes every booking that touches it, by first day', () => {
  const range = (startDate: string, endDate: string) =>
    bookingLists.listBookingsByDateRange(
      callOf(store, { user: admin, query: { startDate, endDate } }),
    );
  expect(ids(bodyOf(range(day(2), day(3))))).toEqual([2, 5, 3]);
  expect(refusedWith(range(day(3), day(2)))).toEqual([400, 'INVALID_REQUEST', 'query.endDate']);
});

it('active bookings are open and have not ended', () => {
  const active = (id: number) =>
    bodyOf(bookingLists.listActiveCustomerBookings(callOf(store, { user: admin, path: { id } })));
  expect(ids(active(9))).toEqual([3, 1]);
  expect(ids(active(3))).toEqual([]);
});
