import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

test('a name that was typed wrong is known by the letters it has', () => {
  const names = ['getBoat', 'getTour', 'listBoats', 'createBoat'];
  expect(nearest('getBoot', names)).toBe('getBoat');
  expect(nearest('creatboat', names)).toBe('createBoat');
  expect(nearest('health', names)).toBeUndefined();
});
