import { beforeEach, expect, it } from 'vitest';
import { addDays } from '../../rules/calendar/day.ts';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBoat, aBooking, anEntry, aTour, aTourDate, aUser } from '../../testing/records.ts';
import { ownerTimeline } from './owner-timeline.ts';

const day = (offset: number) => addDays(TODAY, offset);
const host = aUser(2, { role: 'BOAT_OWNER' });
let store: Store;

beforeEach(() => {
  const rows = {
    users: [host, aUser(3, { role: 'BOAT_OWNER' }), aUser(9)],
    boats: [
      aBoat(1, { name: 'Yunus' }),
      aBoat(2, { name: 'Çınar', status: 'INACTIVE' }),
      aBoat(3, { ownerId: 3 }),
    ],
    tours: [aTour(1)],
    tourDates: [aTourDate(1, day(1)), aTourDate(2, day(40))],
    availabilities: [
      anEntry(4, day(2)),
      anEntry(1, day(0)),
      anEntry(2, day(1)),
      anEntry(3, day(3), { priceOverride: 5 }),
      anEntry(5, day(5), { priceOverride: 5 }),
      anEntry(6, day(-1)),
      anEntry(7, day(1), { boatId: null, tourId: 1, isAvailable: false }),
    ],
    bookings: [
      aBooking(1, day(-3), { endDate: day(0) }),
      aBooking(2, day(2), { status: 'CANCELLED' }),
      aBooking(3, day(5), { endDate: day(9), status: 'PENDING' }),
      aBooking(4, day(10)),
      aBooking(5, day(1), {
        kind: 'TOUR',
        boatId: null,
        tourId: 1,
        tourDateId: 1,
        passengerCount: 3,
      }),
      aBooking(6, day(1), {
        kind: 'TOUR',
        boatId: null,
        tourId: 1,
        tourDateId: 1,
        status: 'PENDING',
      }),
      aBooking(7, day(1), {
        kind: 'TOUR',
        boatId: null,
        tourId: 1,
        tourDateId: 1,
        status: 'REJECTED',
      }),
    ],
  };
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
});

const timeline = (startDate: string, endDate: string, id = 2) =>
  ownerTimeline.getOwnerTimeline(
    callOf(store, { user: host, path: { id }, query: { startDate, endDate } }),
  );

it('tells equal days in a row once, and no day that has no entry', () => {
  const { boats } = bodyOf(timeline(day(0), day(9)));
  expect(boats.map(({ boatName }) => boatName)).toEqual(['Çınar', 'Yunus']);
  expect(boats[0]).toMatchObject({ status: 'INACTIVE', spans: [], bookings: [] });
  expect(
    boats[1]?.spans.map(({ startDate, endDate, price }) => [startDate, endDate, price]),
  ).toEqual([
    [day(0), day(2), 10_000],
    [day(3), day(3), 5],
    [day(5), day(5), 5],
  ]);
});

it('shows the bookings that touch the range and hold their days', () => {
  expect(
    bodyOf(timeline(day(0), day(9))).boats[1]?.bookings.map(({ bookingId }) => bookingId),
  ).toEqual([1, 3]);
  expect(bodyOf(timeline(day(1), day(4))).boats[1]?.bookings).toEqual([]);
});

it('shows the dates of tours with the seats taken', () => {
  const [tour] = bodyOf(timeline(day(0), day(9))).tours;
  expect(tour?.spans).toMatchObject([{ startDate: day(1), isAvailable: false, price: 500 }]);
  expect(tour?.dates).toMatchObject([
    { tourDateId: 1, bookedSeats: 3, heldSeats: 2, freeSeats: 5, isBookable: false },
  ]);
});

it('spans four hundred days and not one more', () => {
  expect(bodyOf(timeline(day(0), day(399))).boats).toHaveLength(2);
  expect(refusedWith(timeline(day(0), day(400)))).toEqual([
    400,
    'INVALID_REQUEST',
    'query.endDate',
  ]);
  expect(refusedWith(timeline(day(0), day(-1)))[0]).toBe(400);
  expect(refusedWith(timeline(day(0), day(1), 99))[0]).toBe(404);
  expect(bodyOf(timeline(day(0), day(1), 9))).toMatchObject({ boats: [], tours: [] });
});

it('tells how many there are where it holds a part of them', () => {
  for (let id = 101; id <= 1103; id += 1) store.boats.insert(aBoat(id, { name: `Tekne ${id}` }));
  for (let id = 2001; id <= 3005; id += 1) store.bookings.insert(aBooking(id, day(20)));
  const range = { startDate: day(20), endDate: day(21) };
  const part = (number: number) =>
    bodyOf(
      ownerTimeline.getOwnerTimeline(
        callOf(store, { user: host, path: { id: 2 }, query: { ...range, part: number } }),
      ),
    );
  const [first, second, third] = [part(0), part(1), part(2)];
  expect(first).toMatchObject({ totalBoats: 1005, totalTours: 1 });
  expect([first, second, third].map(({ boats }) => boats.length)).toEqual([1000, 5, 0]);
  const rows = [...first.boats, ...second.boats];
  expect(new Set(rows.map(({ boatId }) => boatId)).size).toBe(1005);
  const busy = rows.find(({ boatId }) => boatId === 1);
  expect(busy?.totalBookings).toBe(1005);
  expect(busy?.bookings).toHaveLength(1000);
});
