import { expect, test } from 'vitest';
import { isReliable, ratingTone } from './rating-tone.ts';

test.each([
  [5, 'high'],
  [4.5, 'high'],
  [4.49, 'good'],
  [4, 'good'],
  [3.99, 'fair'],
  [3.5, 'fair'],
  [3.49, 'low'],
])('%d stars are %s', (rating, tone) => {
  expect(ratingTone(rating)).toBe(tone);
});

test('95 per cent are reliable', () => {
  expect(isReliable(95)).toBe(true);
  expect(isReliable(94.9)).toBe(false);
});
