import { expect, it } from 'vitest';
import type { Cookies } from '../../../../api/session/ports.ts';
import { ownState, shareState, takeOwnState } from './own-state.ts';

function jar(): Cookies {
  const kept = new Map<string, string>();
  return {
    read: (name) => kept.get(name),
    write: (name, value) => void kept.set(name, value),
    remove: (name) => void kept.delete(name),
  };
}

it('names a state as the mock accepts it, another for every browser', () => {
  const [one, other] = [jar(), jar()];
  takeOwnState(one);
  takeOwnState(other);
  expect(ownState(one)).toMatch(/^[A-Za-z0-9_.-]{1,64}$/);
  expect(ownState(one)).not.toBe(ownState(other));
});

it('goes back to the common one', () => {
  const cookies = jar();
  takeOwnState(cookies);
  shareState(cookies);
  expect(ownState(cookies)).toBeUndefined();
});
