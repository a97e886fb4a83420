import { describe, expect, it } from 'vitest';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBoat, aUser } from '../../testing/records.ts';
import { boatFeatures } from './boat-features.ts';

const owner = aUser(2, { role: 'BOAT_OWNER' });
const path = { id: 1 };

function aStore(): Store {
  const boats = [aBoat(1), aBoat(2, { status: 'INACTIVE' })];
  return createStore(createWorld({ scenario: 'test', today: TODAY }, { users: [owner], boats }));
}

describe('features', () => {
  const add = (store: Store, featureName: string) =>
    boatFeatures.addBoatFeature(callOf(store, { user: owner, path, body: { featureName } }));
  const addAll = (store: Store, names: string[]) => {
    const body = { features: names.map((featureName) => ({ featureName })) };
    return boatFeatures.addBoatFeatures(callOf(store, { user: owner, path, body }));
  };

  it('are trimmed, and each name is there once whatever its case', () => {
    const store = aStore();
    expect(bodyOf(add(store, '  Jakuzi '))).toEqual({ id: 1, featureName: 'Jakuzi' });
    expect(refusedWith(add(store, 'JAKUZİ'))).toEqual([
      409,
      'DUPLICATE_FEATURE',
      'body.featureName',
    ]);
  });

  it('are added all or none', () => {
    const store = aStore();
    const twice = addAll(store, ['Wi-Fi', 'Klima', 'WI-FI']);
    expect(refusedWith(twice)).toEqual([409, 'DUPLICATE_FEATURE', 'body.features.2.featureName']);
    expect(store.boatFeatures.all()).toHaveLength(0);
    expect(bodyOf(addAll(store, ['Wi-Fi', 'Klima']))).toHaveLength(2);
  });

  it('are a hundred at most', () => {
    const store = aStore();
    addAll(
      store,
      Array.from({ length: 100 }, (_, index) => `Özellik ${index}`),
    );
    expect(refusedWith(add(store, 'Bir daha'))).toEqual([409, 'TOO_MANY_FEATURES']);
  });
});
