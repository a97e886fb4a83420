import { expect, test } from 'vitest';
import { isUnusualTaxNumber } from './tax-number.ts';

test.each([
  ['0080123456', false],
  ['10000000146', false],
  ['', false],
  ['008012345', true],
  ['TR80123456', true],
  ['123456789012', true],
])('the tax number %j is unusual: %s', (text, isUnusual) => {
  expect(isUnusualTaxNumber(text, 1)).toBe(isUnusual);
});

test('what is refused as too short is no question', () => {
  expect(isUnusualTaxNumber('008012345', 10)).toBe(false);
});
