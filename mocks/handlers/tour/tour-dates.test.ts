import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../rules/calendar/day.ts';
import type { Schemas } from '../../store/records.ts';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { answered, bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBooking, aTour, aTourDate, aUser } from '../../testing/records.ts';
import { tourDates } from './tour-dates.ts';

const day = (offset: number) => addDays(TODAY, offset);
const guide = aUser(2, { role: 'BOAT_OWNER' });
const at = (offset: number, from: string, to: string | null = null) => ({
  startDate: `${day(offset)}T${from}:00Z`,
  endDate: to && `${day(offset)}T${to}:00Z`,
});
let store: Store;

beforeEach(() => {
  const rows = {
    users: [guide, aUser(9)],
    tours: [aTour(1), aTour(2, { status: 'DRAFT' })],
    tourDates: [aTourDate(1, day(3)), aTourDate(2, day(5)), aTourDate(3, day(1), { tourId: 2 })],
    bookings: [
      aBooking(1, day(3), {
        kind: 'TOUR',
        boatId: null,
        tourId: 1,
        tourDateId: 1,
        startTime: '10:00',
        passengerCount: 4,
      }),
    ],
  };
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
});

const details = (facts: Partial<Schemas['TourDateDetails']> = {}) => ({
  ...at(4, '07:00', '09:00'),
  durationText: '2 Saat',
  maxGuests: 10,
  ...facts,
});
const create = (facts: Partial<Schemas['TourDateDetails']>) =>
  tourDates.createTourDate(callOf(store, { user: guide, body: { tourId: 1, ...details(facts) } }));
const update = (facts: Partial<Schemas['TourDateDetails']>) =>
  tourDates.updateTourDate(
    callOf(store, { user: guide, body: { id: 1, ...details(at(3, '07:00', '09:00')), ...facts } }),
  );

describe('the language of a date', () => {
  it('is kept, and is that of the tour where none is said', () => {
    expect(bodyOf(create({ language: 'de' }))).toMatchObject({ language: 'de' });
    expect(bodyOf(update({ language: 'en' }))).toMatchObject({ language: 'en' });
    expect(bodyOf(update({}))).toMatchObject({ language: null });
  });
});

describe('a new date', () => {
  it('takes its length from the tour, is AVAILABLE and kept in UTC', () => {
    const date = bodyOf(create({ startDate: `${day(4)}T10:00:00+03:00`, endDate: null }));
    expect(date).toMatchObject({
      startDate: `${day(4)}T07:00:00Z`,
      endDate: null,
      durationMinutes: 120,
      availabilityStatus: 'AVAILABLE',
    });
  });

  it.each([
    ['another date within it', at(3, '06:00', '10:00'), true],
    ['one it begins in', at(3, '08:59', '12:00'), true],
    ['one it touches', at(3, '09:00', '12:00'), false],
    ['one that its length alone reaches', at(3, '05:30'), true],
  ])('overlaps %s: %s', (_case, span, overlaps) => {
    const result = create(span);
    if (overlaps) expect(refusedWith(result)).toEqual([409, 'TOUR_DATE_OVERLAP']);
    else expect(bodyOf(result).tourId).toBe(1);
  });

  it('has room for no more guests than the tour, and ends after it starts', () => {
    const wrong = create({ ...at(4, '07:00', '06:00'), maxGuests: 11 });
    expect(refusedWith(wrong)).toEqual([
      422,
      'VALIDATION_FAILED',
      'body.endDate',
      'body.maxGuests',
    ]);
  });

  it('comes with the others of its batch or not at all', () => {
    const body = [details(), details(at(4, '08:00', '10:00'))];
    const batch = tourDates.createTourDates(callOf(store, { user: guide, path: { id: 1 }, body }));
    expect(refusedWith(batch)).toEqual([409, 'TOUR_DATE_OVERLAP']);
    expect(store.tourDates.where('tourId', 1)).toHaveLength(2);
  });
});

describe('a booked date', () => {
  it('cannot have room for fewer guests than are booked, nor be deleted', () => {
    const path = { id: 1 };
    const setGuests = (maxGuests: number) =>
      tourDates.setTourDateMaxGuests(callOf(store, { user: guide, path, query: { maxGuests } }));
    expect(refusedWith(setGuests(3))).toEqual([409, 'FEWER_THAN_BOOKED']);
    expect(bodyOf(setGuests(4)).maxGuests).toBe(4);
    expect(refusedWith(setGuests(11))).toEqual([422, 'VALIDATION_FAILED', 'query.maxGuests']);
    expect(refusedWith(update({ maxGuests: 3 }))).toEqual([409, 'FEWER_THAN_BOOKED']);
    expect(refusedWith(tourDates.deleteTourDate(callOf(store, { user: guide, path })))).toEqual([
      409,
      'TOUR_DATE_BOOKED',
    ]);
    const all = tourDates.deleteTourDatesByTour(callOf(store, { user: guide, path }));
    expect(refusedWith(all)).toEqual([409, 'TOUR_DATE_BOOKED']);
  });

  it('is deleted once its bookings are over; they stay without it', () => {
    store.bookings.update(1, { status: 'COMPLETED' });
    const path = { id: 1 };
    expect(answered(tourDates.deleteTourDate(callOf(store, { user: guide, path }))).status).toBe(
      204,
    );
    expect(store.bookings.get(1)?.tourDateId).toBeNull();
  });

  it('tells its customers when it is called off, once, and leaves their bookings alone', () => {
    const callOff = () =>
      tourDates.setTourDateStatus(
        callOf(store, { user: guide, path: { id: 1 }, query: { status: 'CANCELLED' } }),
      );
    callOff();
    callOff();
    expect(store.notifications.all()).toMatchObject([{ userId: 9, type: 'WARNING' }]);
    expect(store.bookings.get(1)?.status).toBe('CONFIRMED');
  });

  it('takes its bookings along to another day', () => {
    bodyOf(update(at(6, '12:00', '14:00')));
    expect(store.bookings.get(1)).toMatchObject({
      startDate: day(6),
      endDate: day(6),
      startTime: '15:00',
    });
    expect(store.notifications.all()).toMatchObject([{ userId: 9, title: 'Tur tarihi değişti' }]);
  });
});

describe('the lists', () => {
  it('show dates of published tours, the earliest first', () => {
    const ids = bodyOf(tourDates.listTourDates(callOf(store))).map(({ id }) => id);
    expect(ids).toEqual([1, 2]);
  });

  it('show dates of a draft to its guide alone', () => {
    const path = { id: 2 };
    const list = (user?: typeof guide) =>
      tourDates.listTourDatesByTour(callOf(store, { user, path }));
    expect(refusedWith(list())).toEqual([404, 'NOT_FOUND']);
    expect(refusedWith(list(aUser(9)))).toEqual([404, 'NOT_FOUND']);
    expect(bodyOf(list(guide)).map(({ id }) => id)).toEqual([3]);
    const exists = tourDates.checkTourDateExists(callOf(store, { path: { id: 3 } }));
    expect(bodyOf(exists)).toEqual({ exists: false });
  });

  it('find what begins on a day in Istanbul, and what shares a moment with a span', () => {
    store.tourDates.update(2, at(5, '21:30'));
    const found = tourDates.searchTourDatesByStartDate(
      callOf(store, { query: { startDate: day(6) } }),
    );
    expect(bodyOf(found).map(({ id }) => id)).toEqual([2]);
    const overlapping = (start: string, end: string) =>
      tourDates.listOverlappingTourDates(
        callOf(store, {
          path: { id: 1 },
          query: { start: `${day(3)}T${start}:00Z`, end: `${day(3)}T${end}:00Z` },
        }),
      );
    expect(bodyOf(overlapping('09:00', '10:00'))).toEqual([]);
    expect(bodyOf(overlapping('08:59', '10:00')).map(({ id }) => id)).toEqual([1]);
    expect(refusedWith(overlapping('10:00', '10:00'))).toEqual([
      400,
      'INVALID_REQUEST',
      'query.end',
    ]);
  });
});
