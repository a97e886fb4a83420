import { describe, expect, it } from 'vitest';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { answered, bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBoat, aUser } from '../../testing/records.ts';
import { base64Like, bytesLike } from '../../testing/uploads.ts';
import { boatImages } from '../boat/boat-images.ts';
import { uploads } from './uploads.ts';

const owner = aUser(2, { role: 'BOAT_OWNER' });
const jpeg = base64Like('image/jpeg');

function aStore(): Store {
  const rows = { users: [owner], boats: [aBoat(1)] };
  return createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
}

describe('getUpload', () => {
  const get = (store: Store, name: string) => uploads.getUpload(callOf(store, { path: { name } }));

  it('answers the very bytes that were uploaded, until they are deleted', () => {
    const store = aStore();
    const body = [{ imageData: jpeg, isPrimary: false }];
    const path = { id: 1 };
    const added = boatImages.uploadBoatImages(callOf(store, { user: owner, path, body }));
    const [image] = bodyOf(added);
    const name = image?.imageUrl.replace('/api/uploads/', '') ?? '';
    const { bytes } = answered(get(store, name));
    expect(bytes).toEqual({
      contentType: 'image/jpeg',
      bytes: bytesLike('image/jpeg'),
      maxAge: 3600,
    });
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
