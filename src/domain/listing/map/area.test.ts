import * as v from 'valibot';
import { expect, it } from 'vitest';
import { areaOf, areaText, textOfArea } from './area.ts';

const area = { west: 28.85, south: 36.6, east: 29.05, north: 36.8 };

it('round-trips through the address with a precision of ten metres', () => {
  expect(textOfArea({ ...area, west: 28.850_012_3 })).toBe('28.85,36.6,29.05,36.8');
  expect(areaOf({ area: '28.85,36.6,29.05,36.8' })).toEqual(area);
  expect(areaOf({})).toBeUndefined();
});

it.each(['', '1,2,3', '1,2,3,4,5', 'a,b,c,d', '29,36,28,37', '28,37,29,36', '-200,0,0,1'])(
  'is not %j',
  (text) => {
    expect(v.is(areaText, text)).toBe(false);
  },
);
