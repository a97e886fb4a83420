import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../store/records.ts';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBoat, aUser } from '../../testing/records.ts';
import { boatServices } from './boat-services.ts';

const owner = aUser(2, { role: 'BOAT_OWNER' });
const path = { id: 1 };

function aStore(): Store {
  const boats = [aBoat(1), aBoat(2, { status: 'INACTIVE' })];
  return createStore(createWorld({ scenario: 'test', today: TODAY }, { users: [owner], boats }));
}

describe('services', () => {
  const service = (
    facts: Partial<Schemas['BoatServiceCreate']> = {},
  ): Schemas['BoatServiceCreate'] => ({
    boatId: 1,
    name: 'Kahvaltı',
    serviceType: 'FOOD',
    price: 650,
    quantity: 1,
    ...facts,
  });
  const add = (store: Store, facts?: Partial<Schemas['BoatServiceCreate']>) =>
    bodyOf(boatServices.createBoatService(callOf(store, { user: owner, body: service(facts) })));

  it('are replaced whole, on the boat they belong to', () => {
    const store = aStore();
    add(store, { description: 'Serpme', quantity: 4 });
    const body = {
      id: 1,
      name: 'Kano',
      serviceType: 'WATER_SPORTS' as const,
      price: 1200,
      quantity: 3,
    };
    const replaced = boatServices.updateBoatService(callOf(store, { user: owner, body }));
    expect(bodyOf(replaced)).toEqual({ ...body, boatId: 1, description: null });
  });

  it('of one type are listed over all published boats, the cheapest first', () => {
    const store = aStore();
    for (const price of [300, 100, 300]) add(store, { price });
    add(store, { price: 1, boatId: 2 });
    add(store, { price: 1, serviceType: 'OTHER' });
    const found = bodyOf(
      boatServices.listBoatServicesByType(callOf(store, { path: { type: 'FOOD' } })),
    );
    expect(found.map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  it('of a boat that is not published are for its owner', () => {
    const store = aStore();
    add(store, { boatId: 2 });
    const get = (user?: typeof owner) => boatServices.getBoatService(callOf(store, { path, user }));
    expect(refusedWith(get())).toEqual([404, 'NOT_FOUND']);
    expect(bodyOf(get(owner)).boatId).toBe(2);
    const list = boatServices.listBoatServices(callOf(store, { path: { id: 2 } }));
    expect(refusedWith(list)).toEqual([404, 'NOT_FOUND']);
  });

  it('are found by part of the name, accents and case aside', () => {
    const store = aStore();
    add(store);
    add(store, { name: 'Kano' });
    const find = (name: string) =>
      bodyOf(boatServices.searchBoatServices(callOf(store, { path, query: { name } }))).length;
    expect([find('KAHVALTI'), find('kahvalti'), find('ka'), find('çay')]).toEqual([1, 1, 2, 0]);
  });
});
