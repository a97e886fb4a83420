import { expect, it } from 'vitest';
import type { AvailabilityRecord, BookingRecord, TourDateRecord } from '../../store/records.ts';
import { createStore, createWorld } from '../../store/state.ts';
import { TODAY } from '../../testing/call.ts';
import { aBooking, anEntry, aTour, aTourDate } from '../../testing/records.ts';
import { addDays, instantInIstanbul } from '../calendar/day.ts';
import { isTourDateBookable, placesLeft, tourDays } from './tour-places.ts';

const clock = { today: TODAY, now: instantInIstanbul(TODAY, '12:00') };
const day = addDays(TODAY, 3);
const tour = aTour(1);
const onTour = (id: number, passengerCount: number, facts: Partial<BookingRecord> = {}) =>
  aBooking(id, day, {
    kind: 'TOUR',
    boatId: null,
    tourId: 1,
    tourDateId: 1,
    passengerCount,
    ...facts,
  });
const forTour = (facts: Partial<AvailabilityRecord> = {}) =>
  anEntry(1, day, { boatId: null, tourId: 1, ...facts });

function storeOf(
  bookings: BookingRecord[] = [],
  availabilities: AvailabilityRecord[] = [],
  date: Partial<TourDateRecord> = {},
) {
  const rows = { tours: [tour], tourDates: [aTourDate(1, day, date)], bookings, availabilities };
  return createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
}

it('counts the passengers of every booking but the cancelled and rejected ones', () => {
  const store = storeOf([
    onTour(1, 3),
    onTour(2, 2, { status: 'PENDING' }),
    onTour(3, 4, { status: 'CANCELLED' }),
    onTour(4, 4, { tourDateId: 2 }),
  ]);
  expect(placesLeft(store, { id: 1, maxGuests: 10 })).toBe(5);
  expect(placesLeft(store, { id: 1, maxGuests: 10 }, 1)).toBe(8);
  expect(placesLeft(store, { id: 1, maxGuests: 4 })).toBe(0);
});

it.each<[string, boolean, ReturnType<typeof storeOf>]>([
  ['an AVAILABLE date without an entry', true, storeOf()],
  ['an AVAILABLE date with an open entry', true, storeOf([], [forTour()])],
  ['a date whose day an entry closes', false, storeOf([], [forTour({ isAvailable: false })])],
  ['a FULLY_BOOKED date', false, storeOf([], [], { availabilityStatus: 'FULLY_BOOKED' })],
  ['a CANCELLED date', false, storeOf([], [], { availabilityStatus: 'CANCELLED' })],
  ['a date without a place left', false, storeOf([onTour(1, 10)])],
  ['a date that has begun', false, storeOf([], [], { startDate: `${TODAY}T08:59:00Z` })],
])('books %s: %s', (_case, isBookable, store) => {
  const date = store.tourDates.get(1);
  expect(date && isTourDateBookable(store, date, clock)).toBe(isBookable);
});

it("lets an entry's price beat the tour's, and its mode hold for the day", () => {
  const store = storeOf([], [forTour({ priceOverride: 0, isInstantConfirmation: true })]);
  expect(tourDays(store, tour, day, day, clock)).toMatchObject([
    { isBookable: true, price: 0, isInstantConfirmation: true, hasBookings: false },
  ]);
  expect(tourDays(storeOf(), tour, day, day, clock)[0]?.price).toBe(500);
});

it('counts a date on the day it begins in Istanbul', () => {
  const store = storeOf([], [], { startDate: `${day}T21:30:00Z` });
  const next = addDays(day, 1);
  const bookable = tourDays(store, tour, day, next, clock).map((found) => found.isBookable);
  expect(bookable).toEqual([false, true]);
});
