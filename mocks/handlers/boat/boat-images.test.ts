import { describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '../../rules/file/file-content.ts';
import type { Schemas } from '../../store/records.ts';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBoat, aUser } from '../../testing/records.ts';
import { base64Like, bytesLike } from '../../testing/uploads.ts';
import { boatImages } from './boat-images.ts';

const owner = aUser(2, { role: 'BOAT_OWNER' });
const jpeg = base64Like('image/jpeg');

function aStore(): Store {
  const rows = { users: [owner], boats: [aBoat(1)] };
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

  it('stand in the order that is named, the others after them, and none of another boat', () => {
    const store = aStore();
    addToBoat(store, [{ imageData: jpeg }, { imageData: jpeg }, { imageData: jpeg }]);
    const reorder = (imageIds: number[]) =>
      boatImages.setBoatImageDisplayOrders(
        callOf(store, { user: owner, path: { id: 1 }, body: { imageIds } }),
      );
    expect(bodyOf(reorder([3])).map(({ id, displayOrder }) => [id, displayOrder])).toEqual([
      [3, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(primaryOf(store)).toEqual([3]);
    expect(refusedWith(reorder([1, 9]))).toEqual([422, 'VALIDATION_FAILED', 'body.imageIds.1']);
    expect(primaryOf(store)).toEqual([3]);
  });

  it('are told by their content, limited to 10 MB and to safe names', () => {
    const store = aStore();
    const status = (answer: ReturnType<typeof upload>) => refusedWith(answer)[0];
    expect(status(upload(store, bytesLike('application/pdf')))).toBe(415);
    expect(status(upload(store, bytesLike('image/jpeg', MAX_FILE_BYTES + 1)))).toBe(413);
    expect(status(upload(store, bytesLike('image/jpeg'), 'tekne.exe.jpg'))).toBe(415);
    expect(bodyOf(upload(store, bytesLike('image/jpeg', MAX_FILE_BYTES))).id).toBe(1);
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
