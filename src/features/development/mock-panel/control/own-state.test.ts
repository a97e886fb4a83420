import { expect, it } from 'vitest';
import type { Cookies } from '../../../../api/session/ports.ts';
import { ownState, shareState, takeOwnState } from './own-state.ts';

function jar(): Cookies {
  const stored = new Map<string, string>();
  return {
    read: (name) => stored.get(name),
    write: (name, value) => void stored.set(name, value),
    remove: (name) => void stored.delete(name),
  };
}

it('names a state as the mock accepts it, another for every browser', () => {
  const [one, other] = [jar(), jar()];
  takeOwnState(one);
  takeOwnState(other);
  expect(ownState(one)).toMatch(/^[A-Za-z0-9_.-]{1,64}$/);
  expect(ownState(one)).not.toBe(ownState(other));
});

it('returns to the shared state', () => {
  const cookies = jar();
  takeOwnState(cookies);
  shareState(cookies);
  expect(ownState(cookies)).toBeUndefined();
});
