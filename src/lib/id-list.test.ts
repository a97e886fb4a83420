import * as v from 'valibot';
import { expect, it } from 'vitest';
import { idList, idsOf, listOfIds } from './id-list.ts';

it.each([
  [[], undefined],
  [[4], 4],
  [[4, 1, 12], '4,1,12'],
])('keeps %j in an address as %j', (ids, kept) => {
  expect(listOfIds(ids)).toBe(kept);
  expect(idsOf(kept)).toEqual(ids);
});

it('reads what the router makes of an address', () => {
  expect(v.parse(idList, 7)).toBe(7);
  expect(v.parse(idList, '7')).toBe(7);
  expect(v.parse(idList, '7,8')).toBe('7,8');
  expect(idsOf('7,8,7')).toEqual([7, 8]);
});

it.each(['', '1,', 'a', '0', '1;2', -1, 1.5, true])('knows no ids in %j', (text) => {
  expect(v.is(idList, text)).toBe(false);
});
