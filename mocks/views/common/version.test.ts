import { expect, it } from 'vitest';
import { createStore, createWorld } from '../../store/state.ts';
import { TODAY } from '../../testing/call.ts';
import { aBoat, aUser } from '../../testing/records.ts';
import { shownVersion } from './version.ts';

it('the version of a boat changes with what is written of it, and not with its rating', () => {
  const rows = { users: [aUser(2)], boats: [aBoat(1)] };
  const store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
  const version = () => shownVersion(store, 'Boat', { id: 1 });
  const first = version();
  store.boats.update(1, { ratingOverride: 4.8 });
  expect(version()).toBe(first);
  store.boats.update(1, { capacity: 3 });
  expect(version()).not.toBe(first);
});
