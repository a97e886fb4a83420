import * as v from 'valibot';
import { expect, it } from 'vitest';
import { featureList, featuresOf, withFeature } from './feature-list.ts';

it('puts features into the address and takes them out again', () => {
  const one = withFeature(undefined, 'Wi-Fi', true);
  expect(one).toBe('Wi-Fi');
  const two = withFeature(one, 'Air Conditioning', true);
  expect(featuresOf(two)).toEqual(['Wi-Fi', 'Air Conditioning']);
  expect(withFeature(two, 'Wi-Fi', true)).toBe('Air Conditioning,Wi-Fi');
  expect(withFeature(one, 'Wi-Fi', false)).toBeUndefined();
});

it.each(['', ',', 'Wi-Fi,', ',Wi-Fi', ' ', 'a'.repeat(100)])('is not %j', (text) => {
  expect(v.is(featureList, text)).toBe(false);
});
