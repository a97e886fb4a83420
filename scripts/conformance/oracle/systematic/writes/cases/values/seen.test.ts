import { expect, test } from 'vitest';
import { toldLast } from './seen.ts';

const FIELDS = ['isAvailable', 'priceOverride'];
const open = { isAvailable: true, priceOverride: null };
const dearer = { isAvailable: true, priceOverride: 900 };
const answer = {
  isPreview: false,
  days: [
    { date: '2027-06-05', before: open, after: dearer },
    { date: '2027-06-06', before: open, after: null },
  ],
};

test('what stands after a request is what is told last of the day', () => {
  expect(toldLast(answer, '2027-06-05', FIELDS)).toEqual(dearer);
});

test('nothing is told of another day, or in other fields', () => {
  expect(toldLast(answer, '2027-06-07', FIELDS)).toBeUndefined();
  expect(toldLast(answer, '2027-06-05', ['price'])).toBeUndefined();
  expect(toldLast(undefined, '2027-06-05', FIELDS)).toBeUndefined();
});
