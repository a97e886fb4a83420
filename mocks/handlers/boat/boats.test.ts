import { describe, expect, it } from 'vitest';
import { addDays } from '../../rules/calendar/day.ts';
import type { BoatDocumentRecord, BoatRecord, Schemas } from '../../store/records.ts';
import { createStore, createWorld, type Store, type WorldRows } from '../../store/state.ts';
import { bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBoat, aReview, aUser } from '../../testing/records.ts';
import { aDocument, base64Like } from '../../testing/uploads.ts';
import { boats } from './boats.ts';

const owner = aUser(2, { role: 'BOAT_OWNER' });
const other = aUser(3, { role: 'BOAT_OWNER' });
const customer = aUser(9);
const admin = aUser(1, { role: 'ADMIN' });
const users = [owner, other, customer, admin];
const jpeg = base64Like('image/jpeg');

const storeOf = (rows: WorldRows): Store =>
  createStore(createWorld({ scenario: 'test', today: TODAY }, { users, ...rows }));

const wanted: Schemas['BoatCreate'] = {
  name: 'Yakamoz',
  type: 'SPEEDBOAT',
  capacity: 6,
  location: 'Göcek',
  dailyPrice: 8_900,
};

describe('getBoat', () => {
  const store = storeOf({ boats: [aBoat(1), aBoat(2, { status: 'INACTIVE' })] });
  const get = (id: number, user?: typeof owner) =>
    boats.getBoat(callOf(store, { path: { id }, user }));

  it('shows a published boat to anybody', () => {
    expect(bodyOf(get(1)).id).toBe(1);
  });

  it('shows another to its owner and administrators alone', () => {
    expect(bodyOf(get(2, owner)).id).toBe(2);
    expect(bodyOf(get(2, admin)).id).toBe(2);
    for (const user of [undefined, customer, other]) {
      expect(refusedWith(get(2, user))).toEqual([404, 'NOT_FOUND']);
    }
  });
});

describe('createBoat', () => {
  const create = (store: Store, body: Schemas['BoatCreate']) =>
    boats.createBoat(callOf(store, { user: owner, body }));

  it('keeps everything, of this year and not published, and tells the owner', () => {
    const store = storeOf({});
    const boat = bodyOf(
      create(store, {
        ...wanted,
        model: 'Bayliner VR6',
        toiletCount: 1,
        departurePoint: 'Göcek Marina',
        images: [
          { imageData: jpeg, isPrimary: false },
          { imageData: jpeg, isPrimary: true },
        ],
        features: [{ featureName: ' Wi-Fi ' }],
        services: [{ name: 'Kahvaltı', serviceType: 'FOOD', price: 650, quantity: 2 }],
      }),
    );
    expect(boat).toMatchObject({
      ...wanted,
      ownerId: 2,
      status: 'INACTIVE',
      buildYear: 2026,
      brandModel: 'Bayliner VR6',
      toiletCount: 1,
      departurePoint: 'Göcek Marina',
      rating: null,
      captainIncluded: false,
      features: [{ featureName: 'Wi-Fi' }],
      services: [{ boatId: boat.id, name: 'Kahvaltı', quantity: 2, description: null }],
    });
    expect(boat.images.map(({ isPrimary, displayOrder }) => [isPrimary, displayOrder])).toEqual([
      [true, 2],
      [false, 1],
    ]);
    expect(boat.imageUrl).toBe(boat.images[0]?.imageUrl);
    expect(store.notifications.all()).toMatchObject([{ userId: 2, type: 'BOAT_CREATED' }]);
  });

  it.each<[string, Partial<Schemas['BoatCreate']>, (number | string)[]]>([
    ['a build year ahead', { buildYear: 2027 }, [422, 'VALIDATION_FAILED', 'body.buildYear']],
    ['years that differ', { buildYear: 2020, year: 2021 }, [422, 'VALIDATION_FAILED', 'body.year']],
    [
      'models that differ',
      { brandModel: 'A', model: 'B' },
      [422, 'VALIDATION_FAILED', 'body.model'],
    ],
    [
      'a feature twice',
      { features: [{ featureName: 'Wi-Fi' }, { featureName: 'WI-FI ' }] },
      [422, 'VALIDATION_FAILED', 'body.features.1.featureName'],
    ],
    [
      'a PDF as image',
      { images: [{ imageData: base64Like('application/pdf'), isPrimary: false }] },
      [415, 'UNSUPPORTED_MEDIA_TYPE', 'body.images.0.imageData'],
    ],
    ['the name of another boat', { name: 'MARTI 1' }, [409, 'BOAT_NAME_TAKEN', 'body.name']],
  ])('refuses %s and keeps nothing', (_, said, expected) => {
    const store = storeOf({ boats: [aBoat(1)] });
    expect(refusedWith(create(store, { ...wanted, ...said }))).toEqual(expected);
    expect(store.boats.all()).toHaveLength(1);
    expect(store.boatImages.all()).toHaveLength(0);
    expect(store.notifications.all()).toHaveLength(0);
  });

  it('takes the name of a boat in another fleet', () => {
    const store = storeOf({ boats: [aBoat(1, { ownerId: 3 })] });
    expect(bodyOf(create(store, { ...wanted, name: 'Martı 1' })).name).toBe('Martı 1');
  });

  it('is told in advance by validateBoat what it would refuse', () => {
    const store = storeOf({ boats: [aBoat(1)] });
    const body = { ...wanted, name: 'Martı 1', buildYear: 2030 };
    const told = bodyOf(boats.validateBoat(callOf(store, { user: owner, body })));
    expect(told.valid).toBe(false);
    expect(told.errors.map(({ field }) => field)).toEqual(['body.buildYear', 'body.name']);
    const fine = boats.validateBoat(callOf(store, { user: owner, body: wanted }));
    expect(bodyOf(fine)).toEqual({ valid: true, errors: [] });
  });
});

describe('updateBoat', () => {
  const image = (id: number, boatId: number, isPrimary: boolean) => ({
    id,
    boatId,
    imageUrl: `/api/uploads/boat-${boatId}-${id}.jpg`,
    isPrimary,
    displayOrder: id,
  });
  const rows = {
    boats: [aBoat(1, { cabins: 4, brandModel: 'Safter 32', length: 10 })],
    boatImages: [image(1, 1, true), image(2, 1, false), image(3, 7, true)],
  };
  const update = (store: Store, body: Partial<Schemas['BoatUpdate']>) =>
    boats.updateBoat(callOf(store, { user: owner, body: { id: 1, ...wanted, ...body } }));

  it('keeps what is left out, empties what is null, and leaves the status', () => {
    const boat = bodyOf(update(storeOf(rows), { length: null }));
    expect(boat).toMatchObject({ cabins: 4, brandModel: 'Safter 32', length: null });
    expect(boat).toMatchObject({ name: 'Yakamoz', status: 'ACTIVE' });
  });

  it('removes images with their files, and the next stands for the boat', () => {
    const store = storeOf({
      ...rows,
      files: [{ id: 1, path: 'boat-1-1.jpg', contentType: 'image/jpeg', base64: jpeg }],
    });
    const boat = bodyOf(update(store, { imageIdsToRemove: [1] }));
    expect(boat.images).toMatchObject([{ id: 2, isPrimary: true }]);
    expect(store.files.all()).toHaveLength(0);
  });

  it('touches no image of another boat', () => {
    const store = storeOf(rows);
    const answer = update(store, { imageIdsToRemove: [1, 3] });
    expect(refusedWith(answer)).toEqual([422, 'VALIDATION_FAILED', 'body.imageIdsToRemove']);
    expect(store.boatImages.all()).toHaveLength(3);
  });

  it('lets a boat keep its name', () => {
    expect(bodyOf(update(storeOf(rows), { name: 'Martı 1' })).name).toBe('Martı 1');
  });
});

describe('setBoatStatus', () => {
  const valid = [aDocument(1, 'LICENSE', null), aDocument(2, 'INSURANCE', addDays(TODAY, 31))];
  const published: Partial<BoatRecord> = { latitude: 36.7, longitude: 28.9 };
  const set = (rows: WorldRows, facts: Partial<BoatRecord>, status: 'ACTIVE' | 'INACTIVE') => {
    const store = storeOf({ boats: [aBoat(1, { ...published, ...facts })], ...rows });
    return boats.setBoatStatus(callOf(store, { user: owner, path: { id: 1 }, query: { status } }));
  };

  it('publishes a boat whose documents are in order, verified or not', () => {
    const answer = set({ boatDocuments: valid }, { status: 'INACTIVE' }, 'ACTIVE');
    expect(bodyOf(answer).status).toBe('ACTIVE');
  });

  it.each<[string, BoatDocumentRecord[]]>([
    ['is missing', valid.slice(1)],
    ['has expired', [valid[0], aDocument(2, 'INSURANCE', addDays(TODAY, -1))].filter((d) => !!d)],
    ['expires today', [valid[0], aDocument(2, 'INSURANCE', TODAY)].filter((d) => !!d)],
    [
      'expires in 30 days',
      [valid[0], aDocument(2, 'INSURANCE', addDays(TODAY, 30))].filter((d) => !!d),
    ],
  ])('refuses a boat of which a document %s', (_, boatDocuments) => {
    const answer = set({ boatDocuments }, { status: 'INACTIVE' }, 'ACTIVE');
    expect(refusedWith(answer)).toEqual([409, 'BOAT_INCOMPLETE', 'documents']);
  });

  it('refuses a boat without a place on the map', () => {
    const answer = set({ boatDocuments: valid }, { status: 'DRAFT', latitude: null }, 'ACTIVE');
    expect(refusedWith(answer)).toEqual([409, 'BOAT_INCOMPLETE', 'latitude']);
  });

  it('takes a boat back whatever its documents, and leaves a published one published', () => {
    expect(bodyOf(set({}, {}, 'INACTIVE')).status).toBe('INACTIVE');
    expect(bodyOf(set({}, {}, 'ACTIVE')).status).toBe('ACTIVE');
  });
});

describe('setBoatRating', () => {
  it('stands in place of the mean of the reviews', () => {
    const reviews = [aReview(1, { boatId: 1, tourId: null, rating: 5 })];
    const store = storeOf({ boats: [aBoat(1)], reviews });
    const call = callOf<'setBoatRating'>(store, {
      user: admin,
      path: { id: 1 },
      query: { rating: 3.5 },
    });
    expect(bodyOf(boats.setBoatRating(call))).toMatchObject({ rating: 3.5, reviewCount: 1 });
  });
});
