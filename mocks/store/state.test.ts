import { expect, test } from 'vitest';
import { buildWorld } from '../data/scenario/scenarios.ts';
import * as first from './state.ts';

test('handlers that were loaded again hear of the changes of a store that was there before', async () => {
  // The address that the mock gives a module which it loads again; its exports are those of the one above.
  const again: typeof first = await import('./state.ts?v=1' as './state.ts');
  expect(again.createStore).not.toBe(first.createStore);
  const store = first.createStore(buildWorld('default', '2026-06-12'));
  const { changes } = again.changesOf(store, () => {
    store.users.update(1, { fullName: 'Selin Deniz' });
  });
  expect(changes.map(({ table }) => table)).toEqual(['users']);
});
