import { describe, expect, it } from 'vitest';
import { LARGEST_FILE, LARGEST_TOUR_IMAGE } from '../rules/file-content.ts';
import type { Schemas } from '../store/records.ts';
import { createStore, createWorld, type Store } from '../store/state.ts';
import { answered, bodyOf, callOf, refusedWith, TODAY } from '../testing/call.ts';
import { aBoat, aTour, aUser } from '../testing/records.ts';
import { base64Like, bytesLike } from '../testing/uploads.ts';
import { boatImages } from './boat-images.ts';
import { tourImages } from './tour-images.ts';
import { uploads } from './uploads.ts';

const owner = aUser(2, { role: 'BOAT_OWNER' });
const jpeg = base64Like('image/jpeg');

function aStore(): Store {
  const tours = [aTour(1), aTour(2, { status: 'DRAFT' })];
  const rows = { users: [owner], boats: [aBoat(1, { type: 'YACHT' })], tours };
  return createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
}

const addToBoat = (store: Store, body: Schemas['BoatImageUpload'][]) =>
  boatImages.uploadBoatImages(callOf(store, { user: owner, path: { id: 1 }, body }));

describe('images of a boat', () => {
  const upload = (store: Store, bytes: Uint8Array, name = 'tekne.jpg') => {
    const files = { file: [{ name, contentType: 'image/jpeg', bytes }] };
    return boatImages.uploadBoatImage(
      callOf(store, {
        user: owner,
        path: { id: 1 },
        body: { file: name, isPrimary: false },
        files,
      }),
    );
  };
  const primaryOf = (store: Store) =>
    store.boatImages.all().flatMap(({ id, isPrimary }) => (isPrimary ? [id] : []));

  it('the first one stands for the boat, and one alone ever does', () => {
    const store = aStore();
    expect(bodyOf(upload(store, bytesLike('image/png')))).toMatchObject({
      isPrimary: true,
      displayOrder: 1,
    });
    addToBoat(store, [{ imageData: jpeg, isPrimary: false }]);
    expect(primaryOf(store)).toEqual([1]);
    const [third] = bodyOf(addToBoat(store, [{ imageData: jpeg, isPrimary: true }]));
    expect(third).toMatchObject({ id: 3, isPrimary: true, displayOrder: 3 });
    expect(primaryOf(store)).toEqual([3]);
    boatImages.deleteBoatImage(callOf(store, { user: owner, path: { id: 3 } }));
    expect(primaryOf(store)).toEqual([1]);
  });

  it('are told by their content, limited to 10 MB and to safe names', () => {
    const store = aStore();
    const status = (answer: ReturnType<typeof upload>) => refusedWith(answer)[0];
    expect(status(upload(store, bytesLike('application/pdf')))).toBe(415);
    expect(status(upload(store, bytesLike('image/jpeg', LARGEST_FILE + 1)))).toBe(413);
    expect(status(upload(store, bytesLike('image/jpeg'), 'tekne.exe.jpg'))).toBe(415);
    expect(bodyOf(upload(store, bytesLike('image/jpeg', LARGEST_FILE))).id).toBe(1);
  });

  it('are stored together or not at all, twenty at most', () => {
    const store = aStore();
    const mixed = addToBoat(store, [
      { imageData: jpeg, isPrimary: false },
      { imageData: base64Like('application/pdf'), isPrimary: false },
    ]);
    expect(refusedWith(mixed)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE', 'body.1.imageData']);
    addToBoat(store, Array(19).fill({ imageData: jpeg, isPrimary: false }));
    const tooMany = addToBoat(store, [
      { imageData: jpeg, isPrimary: false },
      { imageData: jpeg, isPrimary: false },
    ]);
    expect(refusedWith(tooMany)).toEqual([409, 'TOO_MANY_IMAGES']);
    expect(store.boatImages.all()).toHaveLength(19);
    expect(bodyOf(addToBoat(store, [{ imageData: jpeg, isPrimary: false }]))).toHaveLength(1);
  });
});

describe('images of a tour', () => {
  const picture = (
    facts: Partial<Schemas['TourImageDetails']> = {},
  ): Schemas['TourImageDetails'] => ({
    imageData: jpeg,
    fileName: 'tur.jpg',
    contentType: 'image/jpeg',
    displayOrder: 1,
    ...facts,
  });
  const add = (store: Store, facts: Partial<Schemas['TourImageCreate']> = {}) =>
    tourImages.uploadTourImage(
      callOf(store, { user: owner, body: { tourId: 1, ...picture(), ...facts } }),
    );

  it('are what they say they are, and 5 MB at most', () => {
    const store = aStore();
    expect(refusedWith(add(store, { contentType: 'image/png' }))[0]).toBe(415);
    const large = base64Like('image/jpeg', LARGEST_TOUR_IMAGE + 1);
    expect(refusedWith(add(store, { imageData: large }))[0]).toBe(413);
    expect(store.tourImages.all()).toHaveLength(0);
    const most = base64Like('image/jpeg', LARGEST_TOUR_IMAGE);
    expect(bodyOf(add(store, { imageData: most })).tourId).toBe(1);
  });

  it('are ten at most', () => {
    const store = aStore();
    const body = Array.from({ length: 10 }, () => picture());
    const batch = () =>
      tourImages.uploadTourImages(callOf(store, { user: owner, path: { id: 1 }, body }));
    expect(bodyOf(batch())).toHaveLength(10);
    expect(refusedWith(add(store))).toEqual([409, 'TOO_MANY_IMAGES']);
    expect(refusedWith(batch())).toEqual([409, 'TOO_MANY_IMAGES']);
  });

  it('get another address with another file, and the old one is gone', () => {
    const store = aStore();
    const before = bodyOf(add(store));
    const change = (data: string) =>
      bodyOf(
        tourImages.updateTourImage(
          callOf(store, {
            user: owner,
            body: {
              id: 1,
              displayOrder: 4,
              imageData: data,
              fileName: 'a.png',
              contentType: 'image/png',
            },
          }),
        ),
      ).imageUrl;
    const urls = [
      before.imageUrl,
      change(base64Like('image/png')),
      change(base64Like('image/png')),
    ];
    expect(new Set(urls).size).toBe(3);
    expect(store.files.all()).toHaveLength(1);
    const moved = tourImages.updateTourImage(
      callOf(store, { user: owner, body: { id: 1, displayOrder: 7 } }),
    );
    expect(bodyOf(moved)).toMatchObject({ displayOrder: 7, imageUrl: urls[2] });
  });

  it('of a tour that is not ACTIVE are for its guide alone', () => {
    const store = aStore();
    add(store, { tourId: 2 });
    const path = { id: 1 };
    expect(bodyOf(tourImages.getTourImage(callOf(store, { path, user: owner }))).id).toBe(1);
    expect(refusedWith(tourImages.getTourImage(callOf(store, { path })))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    const exists = (user?: typeof owner) =>
      bodyOf(tourImages.checkTourImageExists(callOf(store, { path, user }))).exists;
    expect([exists(), exists(owner)]).toEqual([false, true]);
    expect(bodyOf(tourImages.listTourImages(callOf(store)))).toEqual([]);
  });
});

describe('getUpload', () => {
  const get = (store: Store, name: string) => uploads.getUpload(callOf(store, { path: { name } }));

  it('answers the very bytes that were uploaded, until they are deleted', () => {
    const store = aStore();
    const [image] = bodyOf(addToBoat(store, [{ imageData: jpeg, isPrimary: false }]));
    const name = image?.imageUrl.replace('/api/uploads/', '') ?? '';
    const { bytes } = answered(get(store, name));
    expect(bytes).toEqual({ contentType: 'image/jpeg', bytes: bytesLike('image/jpeg') });
    boatImages.deleteBoatImage(callOf(store, { user: owner, path: { id: 1 } }));
    expect(refusedWith(get(store, name))).toEqual([404, 'NOT_FOUND']);
  });

  it('draws a picture that a record shows, and none that no record knows', () => {
    const store = aStore();
    store.boatImages.insert({
      boatId: 1,
      imageUrl: '/api/uploads/boat-1-1.svg',
      isPrimary: true,
      displayOrder: 1,
    });
    const { bytes } = answered(get(store, 'boat-1-1.svg'));
    expect(bytes.contentType).toBe('image/svg+xml');
    expect(new TextDecoder().decode(bytes.bytes)).toMatch(/^<svg /);
    expect(refusedWith(get(store, 'boat-1-2.svg'))).toEqual([404, 'NOT_FOUND']);
  });
});
