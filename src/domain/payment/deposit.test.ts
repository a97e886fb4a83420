import { expect, test } from 'vitest';
import { depositOf } from './deposit.ts';

test('the deposit is 20 % in whole lira', () => {
  expect([depositOf(1_002.5), depositOf(12), depositOf(0)]).toEqual([201, 2, 0]);
});
