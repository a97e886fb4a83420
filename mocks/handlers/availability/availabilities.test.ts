import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../rules/calendar/day.ts';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBoat, aBooking, anEntry, aTour, aTourDate, aUser } from '../../testing/records.ts';
import { availabilities } from './availabilities.ts';
import { boatAvailabilities } from './boat-availabilities.ts';
import { tourAvailabilities } from './tour-availabilities.ts';

const day = (offset: number) => addDays(TODAY, offset);
const owner = aUser(2, { role: 'BOAT_OWNER' });
const newSession = aUser(3, { role: 'BOAT_OWNER' });
const admin = aUser(1, { role: 'ADMIN' });
let store: Store;

beforeEach(() => {
  const rows = {
    users: [admin, owner, newSession],
    boats: [aBoat(1), aBoat(2, { status: 'INACTIVE' })],
    tours: [aTour(1)],
    tourDates: [aTourDate(1, day(2))],
    availabilities: [anEntry(1, day(1)), anEntry(2, day(2)), anEntry(3, day(4))],
    bookings: [aBooking(1, day(2))],
  };
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
});

const terms = { isAvailable: true, isInstantConfirmation: false };
const create = (user: typeof owner, body: object) =>
  availabilities.createAvailability(
    callOf(store, { user, body: { ...terms, boatId: 1, date: day(3), ...body } }),
  );
const period = (startDate: string, endDate: string, isAvailable: boolean, user = owner) => ({
  user,
  query: { boatId: 1, startDate, endDate, isAvailable },
});

describe('an entry', () => {
  it('is created for one day with the regular price and confirmation by the host', () => {
    expect(bodyOf(create(owner, {}))).toEqual({ ...anEntry(4, day(3)) });
  });

  it('is refused for yesterday, a day that has one, another person and an unknown boat', () => {
    expect(refusedWith(create(owner, { date: day(-1) }))).toEqual([
      422,
      'VALIDATION_FAILED',
      'body.date',
    ]);
    expect(refusedWith(create(owner, { date: day(1) }))).toEqual([409, 'AVAILABILITY_EXISTS']);
    expect(refusedWith(create(newSession, {}))).toEqual([403, 'FORBIDDEN']);
    expect(refusedWith(create(owner, { boatId: 99 }))).toEqual([404, 'NOT_FOUND']);
  });

  it('neither closes, moves away from, nor goes from a booked day', () => {
    const booked = { ...terms, id: 2, date: day(2) };
    const update = (body: typeof booked) =>
      availabilities.updateAvailability(callOf(store, { user: owner, body }));
    const path = { id: 2 };
    const refusals = [
      update({ ...booked, isAvailable: false }),
      update({ ...booked, date: day(3) }),
      availabilities.setAvailabilityStatus(
        callOf(store, { user: owner, path, query: { isAvailable: false } }),
      ),
      availabilities.deleteAvailability(callOf(store, { user: owner, path })),
    ];
    expect(refusals.map(refusedWith)).toEqual(refusals.map(() => [409, 'DAY_BOOKED']));
    expect(store.availabilities.get(2)).toEqual(anEntry(2, day(2)));
  });

  it('stays with its boat and off the days of other entries', () => {
    const update = (facts: object) =>
      availabilities.updateAvailability(
        callOf(store, { user: owner, body: { ...terms, id: 1, date: day(1), ...facts } }),
      );
    expect(refusedWith(update({ boatId: 2 }))).toEqual([422, 'VALIDATION_FAILED', 'body.boatId']);
    expect(refusedWith(update({ date: day(4) }))).toEqual([409, 'AVAILABILITY_EXISTS']);
    expect(bodyOf(update({ date: day(3) }))).toMatchObject({ id: 1, boatId: 1, date: day(3) });
  });

  it('loses its price when none is given, and keeps 0', () => {
    const set = (query: { priceOverride?: number }) =>
      bodyOf(
        availabilities.setAvailabilityPriceOverride(
          callOf(store, { user: owner, path: { id: 1 }, query }),
        ),
      );
    expect(set({ priceOverride: 0 })).toMatchObject({ priceOverride: 0 });
    expect(set({})).toMatchObject({ priceOverride: null });
  });

  it('tells the host when an administrator changes it, and the host alone', () => {
    create(owner, {});
    expect(store.notifications.all()).toEqual([]);
    create(admin, { date: day(5) });
    expect(store.notifications.all()).toMatchObject([
      { userId: 2, type: 'BOAT_AVAILABILITY_CHANGED' },
    ]);
  });
});

describe('a period', () => {
  it('creates an entry for each day, or none when one is there', () => {
    const before = store.availabilities.all().length;
    const free = availabilities.createAvailabilityPeriod(
      callOf(store, period(day(5), day(7), true)),
    );
    expect(bodyOf(free).map((entry) => entry.date)).toEqual([day(5), day(6), day(7)]);
    const taken = availabilities.createAvailabilityPeriod(
      callOf(store, period(day(3), day(4), true)),
    );
    expect(refusedWith(taken)).toEqual([409, 'AVAILABILITY_EXISTS']);
    expect(store.availabilities.all()).toHaveLength(before + 3);
  });

  it('changes days that have an entry and creates the others', () => {
    const changed = availabilities.updateAvailabilityPeriod(
      callOf(store, period(day(3), day(5), false)),
    );
    expect(bodyOf(changed).map(({ id, date, isAvailable }) => [id, date, isAvailable])).toEqual([
      [4, day(3), false],
      [3, day(4), false],
      [5, day(5), false],
    ]);
  });

  it('changes nothing when it would close a booked day', () => {
    const closing = availabilities.updateAvailabilityPeriod(
      callOf(store, period(day(1), day(3), false)),
    );
    expect(refusedWith(closing)).toEqual([409, 'DAY_BOOKED']);
    expect(store.availabilities.get(1)).toEqual(anEntry(1, day(1)));
    expect(store.availabilities.all()).toHaveLength(3);
  });

  it('is refused before today, backwards, over 100 days, and for both or neither offer', () => {
    const ask = (query: object) =>
      refusedWith(
        availabilities.createAvailabilityPeriod(
          callOf(store, {
            user: owner,
            query: { ...period(day(5), day(6), true).query, ...query },
          }),
        ),
      );
    expect(ask({ startDate: day(-1) })).toEqual([400, 'INVALID_REQUEST', 'query.startDate']);
    expect(ask({ endDate: day(4) })).toEqual([400, 'INVALID_REQUEST', 'query.endDate']);
    expect(ask({ endDate: day(105) })).toEqual([400, 'INVALID_REQUEST', 'query.endDate']);
    const offer = [400, 'INVALID_REQUEST', 'query.boatId', 'query.tourId'];
    expect(ask({ tourId: 1 })).toEqual(offer);
    expect(ask({ boatId: undefined })).toEqual(offer);
  });
});

describe('the calendar', () => {
  const range = { startDate: day(0), endDate: day(5) };

  it('shows the days of a boat that have an entry, bookings counted in', () => {
    const days = boatAvailabilities.listBoatCalendarDays(
      callOf(store, { path: { boatId: 1 }, query: range }),
    );
    expect(bodyOf(days).map((found) => [found.date, found.isAvailable, found.hasBookings])).toEqual(
      [
        [day(1), true, false],
        [day(2), false, true],
        [day(4), true, false],
      ],
    );
  });

  it('shows the days of a tour that have a date or an entry', () => {
    store.availabilities.insert({ ...anEntry(0, day(4)), boatId: null, tourId: 1 });
    const days = tourAvailabilities.listTourCalendarDays(
      callOf(store, { path: { tourId: 1 }, query: range }),
    );
    expect(bodyOf(days)).toMatchObject([
      { date: day(2), availabilityId: null, isAvailable: true, price: 500 },
      { date: day(4), isAvailable: false },
    ]);
  });

  it('hides a boat that is not published from all but its owner', () => {
    const ask = (user?: typeof owner) =>
      boatAvailabilities.listBoatAvailabilities(callOf(store, { user, path: { id: 2 } }));
    expect(refusedWith(ask())).toEqual([404, 'NOT_FOUND']);
    expect(refusedWith(ask(newSession))).toEqual([404, 'NOT_FOUND']);
    expect(bodyOf(ask(owner))).toEqual([]);
  });
});
