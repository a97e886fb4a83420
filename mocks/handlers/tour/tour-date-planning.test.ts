import { beforeEach, expect, it } from 'vitest';
import { addDays } from '../../rules/calendar/day.ts';
import type { Schemas } from '../../store/records.ts';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBooking, aTour, aTourDate, aUser } from '../../testing/records.ts';
import { tourDatePlanning } from './tour-date-planning.ts';

const day = (offset: number) => addDays(TODAY, offset);
const guide = aUser(2, { role: 'BOAT_OWNER' });
let store: Store;

beforeEach(() => {
  const onTour = { kind: 'TOUR' as const, boatId: null, tourId: 1, tourDateId: 1 };
  const rows = {
    users: [guide, aUser(9)],
    tours: [aTour(1)],
    tourDates: [aTourDate(1, day(3))],
    bookings: [
      aBooking(1, day(3), { ...onTour, status: 'COMPLETED', passengerCount: 4 }),
      aBooking(2, day(3), { ...onTour, status: 'PENDING', passengerCount: 3 }),
      aBooking(3, day(3), { ...onTour, status: 'CANCELLED', passengerCount: 9 }),
    ],
  };
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
});

const dateOn = (date: string, hour = '07', maxGuests = 10): Schemas['TourDateDetails'] => ({
  startDate: `${date}T${hour}:00:00Z`,
  durationText: '2 Saat',
  maxGuests,
});
const plan = (dates: Schemas['TourDateDetails'][], isPreview = false) =>
  tourDatePlanning.addTourDates(
    callOf(store, { user: guide, path: { id: 1 }, body: { isPreview, dates } }),
  );

it('adds what it can and says of each date what became of it', () => {
  const dates = [day(-1), day(0), day(3), day(10), day(10), day(17)].map((date) => dateOn(date));
  const result = bodyOf(plan(dates));
  expect(result.dates.map(({ outcome }) => outcome)).toEqual([
    'PAST',
    'PAST',
    'OVERLAPS',
    'CREATED',
    'OVERLAPS',
    'CREATED',
  ]);
  expect(result.dates[2]?.overlapsWith).toBe(`${day(3)}T07:00:00Z`);
  expect(result).toMatchObject({ createdDates: 2, refusedDates: 4 });
  expect(store.tourDates.where('tourId', 1)).toHaveLength(3);
});

it('changes nothing in a preview', () => {
  const result = bodyOf(plan([dateOn(day(10))], true));
  expect(result).toMatchObject({ isPreview: true, createdDates: 1, dates: [{ tourDate: null }] });
  expect(store.tourDates.where('tourId', 1)).toHaveLength(1);
});

it('stops at the most dates that a tour can have', () => {
  const many = Array.from({ length: 366 }, (_, index) => dateOn(day(10 + index)));
  expect(bodyOf(plan(many))).toMatchObject({ createdDates: 365, refusedDates: 1 });
  expect(bodyOf(plan([dateOn(day(1))])).dates[0]?.outcome).toBe('TOO_MANY');
});

it('refuses the whole list for more guests than the tour has room for', () => {
  expect(refusedWith(plan([dateOn(day(10)), dateOn(day(12), '07', 11)]))).toEqual([
    422,
    'VALIDATION_FAILED',
    'body.dates.1.maxGuests',
  ]);
  expect(store.tourDates.where('tourId', 1)).toHaveLength(1);
});

it('tells booked seats from held ones', () => {
  const seats = bodyOf(
    tourDatePlanning.listTourDateSeats(callOf(store, { user: guide, path: { id: 1 } })),
  );
  expect(seats).toMatchObject([
    { tourDateId: 1, bookedSeats: 4, heldSeats: 3, freeSeats: 3, isBookable: true },
  ]);
});
