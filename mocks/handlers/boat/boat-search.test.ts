import { describe, expect, it } from 'vitest';
import { createStore, createWorld, type Store, type WorldRows } from '../../store/state.ts';
import { bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBoat, aUser } from '../../testing/records.ts';
import { boatSearch } from './boat-search.ts';

const owner = aUser(2, { role: 'BOAT_OWNER' });
const users = [owner];

const storeOf = (rows: WorldRows): Store =>
  createStore(createWorld({ scenario: 'test', today: TODAY }, { users, ...rows }));

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
