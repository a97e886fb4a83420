import { expect, test } from 'vitest';
import { hostRole } from './host-role.ts';

test('a boat without a captain is lent by its owner', () => {
  expect(hostRole({ captainIncluded: true })).toBe('captain');
  expect(hostRole({ captainIncluded: false })).toBe('owner');
});
