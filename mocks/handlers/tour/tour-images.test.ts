import { describe, expect, it } from 'vitest';
import { MAX_TOUR_IMAGE_BYTES } from '../../rules/file/file-content.ts';
import type { Schemas } from '../../store/records.ts';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aTour, aUser } from '../../testing/records.ts';
import { base64Like } from '../../testing/uploads.ts';
import { tourImages } from './tour-images.ts';

const owner = aUser(2, { role: 'BOAT_OWNER' });
const jpeg = base64Like('image/jpeg');

function aStore(): Store {
  const tours = [aTour(1), aTour(2, { status: 'DRAFT' })];
  return createStore(createWorld({ scenario: 'test', today: TODAY }, { users: [owner], tours }));
}

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
    const large = base64Like('image/jpeg', MAX_TOUR_IMAGE_BYTES + 1);
    expect(refusedWith(add(store, { imageData: large }))[0]).toBe(413);
    expect(store.tourImages.all()).toHaveLength(0);
    const most = base64Like('image/jpeg', MAX_TOUR_IMAGE_BYTES);
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
