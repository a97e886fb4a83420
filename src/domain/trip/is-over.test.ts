import { expect, test } from 'vitest';
import { isOver } from './is-over.ts';

test('a time is over from its own minute on, by the clock of Istanbul', () => {
  const at = new Date('2027-06-12T10:00:00Z');
  expect(isOver('2027-06-12', '13:00', at)).toBe(true);
  expect(isOver('2027-06-12', '14:00', at)).toBe(false);
  expect(isOver('2027-06-11', '17:00', at)).toBe(true);
  expect(isOver('2027-06-13', '08:00', at)).toBe(false);
});
