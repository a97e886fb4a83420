import { expect, test } from 'vitest';
import { bookingCode } from './booking-code.ts';

test('a code keeps the whole number of its booking', () => {
  expect(bookingCode(13)).toBe('PR-0013');
  expect(bookingCode(9_007)).toBe('PR-9007');
  expect(bookingCode(123_456)).toBe('PR-123456');
});
