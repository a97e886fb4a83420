import { describe, expect, it } from 'vitest';
import { addDays } from '../rules/day.ts';
import type { BoatDocumentRecord, BoatRecord, Schemas } from '../store/records.ts';
import { createStore, createWorld, type Store, type WorldRows } from '../store/state.ts';
import { bodyOf, callOf, refusedWith, TODAY } from '../testing/call.ts';
import { aBoat, aBooking, anEntry, aReview, aUser } from '../testing/records.ts';
import { base64Like } from '../testing/uploads.ts';
import { boatSearch } from './boat-search.ts';
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

const document = (
  id: number,
  documentType: BoatDocumentRecord['documentType'],
  expiryDate: string | null,
): BoatDocumentRecord => ({
  id,
  boatId: 1,
  documentType,
  documentName: `${id}.pdf`,
  filePath: `boat-documents/1/${id}.pdf`,
  expiryDate,
  isVerified: false,
  verificationNotes: null,
  displayOrder: id,
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-01-05T09:00:00Z',
});

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

describe('lists', () => {
  it('show an owner the whole fleet and everybody what is published of it', () => {
    const store = storeOf({
      boats: [
        aBoat(1, { createdAt: '2026-02-01T09:00:00Z' }),
        aBoat(2, { status: 'INACTIVE', createdAt: '2026-03-01T09:00:00Z' }),
        aBoat(3, { ownerId: 3 }),
      ],
    });
    const path = { id: 2 };
    const mine = bodyOf(boatSearch.listBoatsByOwner(callOf(store, { path, user: owner })));
    expect(mine.map(({ id }) => id)).toEqual([2, 1]);
    const shown = bodyOf(boatSearch.listBoatsByCaptain(callOf(store, { path })));
    expect(shown.map(({ id }) => id)).toEqual([1]);
    expect(bodyOf(boatSearch.listBoats(callOf(store))).map(({ id }) => id)).toEqual([1, 3]);
  });

  it('refuse a search whose last day lies before its first', () => {
    const body = { startDate: '2026-07-02', endDate: '2026-07-01' };
    const answer = boatSearch.searchBoats(callOf(storeOf({}), { body }));
    expect(refusedWith(answer)).toEqual([422, 'VALIDATION_FAILED', 'body.endDate']);
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
  const valid = [document(1, 'LICENSE', null), document(2, 'INSURANCE', addDays(TODAY, 31))];
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
    ['has expired', [valid[0], document(2, 'INSURANCE', addDays(TODAY, -1))].filter((d) => !!d)],
    ['expires today', [valid[0], document(2, 'INSURANCE', TODAY)].filter((d) => !!d)],
    [
      'expires in 30 days',
      [valid[0], document(2, 'INSURANCE', addDays(TODAY, 30))].filter((d) => !!d),
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

describe('deleteBoat', () => {
  const rows: WorldRows = {
    boats: [aBoat(1), aBoat(2)],
    boatImages: [
      { id: 1, boatId: 1, imageUrl: '/api/uploads/boat-1-1.jpg', isPrimary: true, displayOrder: 1 },
    ],
    boatFeatures: [{ id: 1, boatId: 1, featureName: 'Wi-Fi' }],
    boatServices: [
      {
        id: 1,
        boatId: 1,
        name: 'Kano',
        description: null,
        serviceType: 'OTHER',
        price: 5,
        quantity: 1,
      },
    ],
    boatDocuments: [document(1, 'LICENSE', null)],
    availabilities: [anEntry(1, TODAY), anEntry(2, TODAY, { boatId: 2 })],
    files: [
      { id: 1, path: 'boat-1-1.jpg', contentType: 'image/jpeg', base64: jpeg },
      {
        id: 2,
        path: 'boat-documents/1/1.pdf',
        contentType: 'application/pdf',
        base64: 'JVBERi0xLjQK',
      },
    ],
  };
  const remove = (store: Store) =>
    boats.deleteBoat(callOf(store, { user: owner, path: { id: 1 } }));

  it.each(['PENDING', 'CONFIRMED'] as const)('keeps a boat with a %s booking to come', (status) => {
    const store = storeOf({ ...rows, bookings: [aBooking(1, TODAY, { status })] });
    expect(refusedWith(remove(store))).toEqual([409, 'BOAT_HAS_BOOKINGS']);
    expect(store.boats.get(1)).toBeDefined();
  });

  it('removes what belongs to the boat, and keeps its past bookings', () => {
    const bookings = [
      aBooking(1, addDays(TODAY, -3), { status: 'COMPLETED' }),
      aBooking(2, addDays(TODAY, 3), { status: 'CANCELLED' }),
    ];
    const store = storeOf({ ...rows, bookings });
    expect(remove(store)).toEqual({ status: 204 });
    const left = [
      store.boatImages,
      store.boatFeatures,
      store.boatServices,
      store.boatDocuments,
      store.files,
    ];
    expect(left.map((table) => table.all().length)).toEqual([0, 0, 0, 0, 0]);
    expect(store.boats.all().map(({ id }) => id)).toEqual([2]);
    expect(store.availabilities.all().map(({ boatId }) => boatId)).toEqual([2]);
    expect(store.bookings.all()).toHaveLength(2);
    expect(store.formerBoats.get(1)?.name).toBe('Martı 1');
    expect(refusedWith(remove(store))).toEqual([404, 'NOT_FOUND']);
  });
});
