import { expect, test } from 'vitest';
import { isNationalId } from './national-id.ts';

test.each(['10000000146', '12345678950'])('%s is one', (text) => {
  expect(isNationalId(text)).toBe(true);
});

test.each([
  ['10000000147', 'the last digit does not fit'],
  ['10000000156', 'the tenth digit does not fit'],
  ['01000000146', 'begins with 0'],
  ['1000000014', 'ten digits'],
  ['100000001466', 'twelve digits'],
  ['1000000014a', 'a letter'],
])('%s is none: %s', (text) => {
  expect(isNationalId(text)).toBe(false);
});
