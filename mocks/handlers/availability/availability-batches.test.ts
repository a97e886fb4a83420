import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../rules/calendar/day.ts';
import type { Schemas } from '../../store/records.ts';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBoat, aBooking, anEntry, aTour, aUser } from '../../testing/records.ts';
import { availabilityBatches } from './availability-batches.ts';

type Change = Schemas['AvailabilityBatchChange'];

const day = (offset: number) => addDays(TODAY, offset);
const host = aUser(2, { role: 'BOAT_OWNER' });
const admin = aUser(1, { role: 'ADMIN' });
const open = { isAvailable: true, priceOverride: null, isInstantConfirmation: false };
let store: Store;

beforeEach(() => {
  const rows = {
    users: [admin, host, aUser(3, { role: 'BOAT_OWNER' })],
    boats: [aBoat(1), aBoat(2), aBoat(3, { ownerId: 3 })],
    tours: [aTour(1)],
    availabilities: [
      anEntry(1, day(0)),
      anEntry(2, day(1), { priceOverride: 12_345 }),
      anEntry(3, day(2)),
      anEntry(4, day(-1)),
    ],
    bookings: [aBooking(1, day(2)), aBooking(2, day(1), { status: 'CANCELLED' })],
  };
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
});

const send = (changes: Change[], isPreview = false, user = host) =>
  availabilityBatches.updateAvailabilities(callOf(store, { user, body: { isPreview, changes } }));
const set = (dates: string[], more: Partial<Change>): Change => ({
  boatId: 1,
  action: 'SET',
  dates,
  ...more,
});
const outcomes = (changes: Change[]) => bodyOf(send(changes)).days.map(({ outcome }) => outcome);
const entry = (date: string, boatId = 1) =>
  store.availabilities.where('boatId', boatId).find((one) => one.date === date);

describe('a batch', () => {
  it('says of every day what became of it', () => {
    const result = bodyOf(
      send([
        set([day(3), day(0), day(-1), day(2)], { isAvailable: false }),
        { boatId: 2, action: 'SET', dates: [day(0)], priceOverride: 9_000 },
        { boatId: 1, action: 'DELETE', dates: [day(1), day(9)] },
      ]),
    );
    expect(result.days.map(({ boatId, date, outcome }) => [boatId, date, outcome])).toEqual([
      [1, day(-1), 'PAST'],
      [1, day(0), 'UPDATED'],
      [1, day(2), 'BOOKED'],
      [1, day(3), 'CREATED'],
      [2, day(0), 'NO_ENTRY'],
      [1, day(1), 'DELETED'],
      [1, day(9), 'UNCHANGED'],
    ]);
    expect(result).toMatchObject({ changedDays: 3, unchangedDays: 1, refusedDays: 3 });
    expect(entry(day(2))?.isAvailable).toBe(true);
    expect(entry(day(3))).toMatchObject({ isAvailable: false, priceOverride: null });
    expect(entry(day(1))).toBeUndefined();
  });

  it('puts per cent on what a day costs, its own price or the regular one, in whole lira', () => {
    bodyOf(send([set([day(0), day(1)], { pricePercent: -10 })]));
    expect(entry(day(0))?.priceOverride).toBe(9_000);
    expect(entry(day(1))?.priceOverride).toBe(11_111);
    bodyOf(send([set([day(0)], { pricePercent: -100 }), set([day(1)], { priceOverride: null })]));
    expect(entry(day(0))?.priceOverride).toBe(0);
    expect(entry(day(1))?.priceOverride).toBeNull();
  });

  it('keeps what it does not name, also on a booked day', () => {
    expect(outcomes([set([day(2)], { isInstantConfirmation: true })])).toEqual(['UPDATED']);
    expect(entry(day(2))).toMatchObject({ isAvailable: true, isInstantConfirmation: true });
    expect(outcomes([{ boatId: 1, action: 'DELETE', dates: [day(2)] }])).toEqual(['BOOKED']);
  });

  it('leaves a day alone that somebody changed meanwhile', () => {
    expect(
      outcomes([set([day(0), day(1), day(4)], { expected: open, isAvailable: false })]),
    ).toEqual(['UPDATED', 'STALE', 'STALE']);
    expect(outcomes([set([day(4)], { expected: null, isAvailable: true })])).toEqual(['CREATED']);
    expect(outcomes([set([day(4)], { expected: null, isAvailable: false })])).toEqual(['STALE']);
  });

  it('changes nothing in a preview, and answers the same', () => {
    const changes = [set([day(0), day(2), day(5)], { isAvailable: false })];
    const before = store.availabilities.all();
    const preview = bodyOf(send(changes, true));
    expect(store.availabilities.all()).toBe(before);
    expect(bodyOf(send(changes))).toEqual({ ...preview, isPreview: false });
  });

  it('is undone by sending back what stood before', () => {
    const stands = () =>
      store.availabilities
        .all()
        .map(({ id, ...rest }) => rest)
        .toSorted((a, b) => (a.date < b.date ? -1 : 1));
    const before = stands();
    const { days } = bodyOf(
      send([set([day(0), day(1), day(6)], { isAvailable: false, priceOverride: 5 })]),
    );
    const undo = days.map(
      ({ date, before: was, after }): Change => ({
        boatId: 1,
        dates: [date],
        expected: after,
        ...(was === null ? { action: 'DELETE' } : { action: 'SET', ...was }),
      }),
    );
    expect(bodyOf(send(undo))).toMatchObject({ changedDays: 3, refusedDays: 0 });
    expect(stands()).toEqual(before);
  });

  it('is refused as a whole for another’s boat, and for what makes no sense', () => {
    expect(
      refusedWith(
        send([
          set([day(0)], { isAvailable: false }),
          { ...set([day(0)], { isAvailable: true }), boatId: 3 },
        ]),
      )[0],
    ).toBe(403);
    expect(refusedWith(send([{ ...set([day(0)], { isAvailable: true }), boatId: 99 }]))[0]).toBe(
      404,
    );
    expect(entry(day(0))?.isAvailable).toBe(true);
    const why = (change: Change) => refusedWith(send([change])).slice(2);
    expect(why(set([day(0)], {}))).toEqual(['body.changes.0.action']);
    expect(why(set([day(0)], { priceOverride: 1, pricePercent: 1 }))).toEqual([
      'body.changes.0.pricePercent',
    ]);
    expect(why(set([day(0)], { tourId: 1, isAvailable: true }))).toEqual(['body.changes.0.boatId']);
    expect(why({ action: 'DELETE', dates: [day(0)] })).toEqual(['body.changes.0.boatId']);
    const twice = [set([day(0)], { isAvailable: true }), set([day(0)], { isAvailable: false })];
    expect(refusedWith(send(twice)).slice(2)).toEqual(['body.changes']);
  });

  it('may hold forty boats over four hundred days and no more', () => {
    const dates = Array.from({ length: 400 }, (_, index) => day(index));
    const boats = Array.from({ length: 41 }, (_, index) => 100 + index);
    for (const id of boats) store.boats.put(aBoat(id));
    const changes = boats.map((boatId) => ({ ...set(dates, { isAvailable: true }), boatId }));
    expect(bodyOf(send(changes.slice(0, 40))).changedDays).toBe(16_000);
    expect(refusedWith(send(changes)).slice(2)).toEqual(['body.changes']);
  });

  it('opens days of tours, and tells the host what an administrator changed', () => {
    const change: Change = {
      tourId: 1,
      action: 'SET',
      dates: [day(1)],
      isAvailable: true,
      pricePercent: 20,
    };
    expect(bodyOf(send([change], false, admin)).days[0]?.after?.priceOverride).toBe(600);
    expect(store.notifications.where('userId', 2)).toHaveLength(1);
    bodyOf(send([change], true, admin));
    expect(store.notifications.where('userId', 2)).toHaveLength(1);
  });
});
