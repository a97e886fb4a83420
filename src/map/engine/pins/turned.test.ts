import { expect, it } from 'vitest';
import { turned } from './turned.ts';

/** Four degrees wide: 364 pixels at zoom 6. */
const bounds = { west: 27, south: 36, east: 31, north: 40 };
const antalya = { latitude: 36.88, longitude: 30.7 };
const ofBounds = (...places: { latitude: number; longitude: number }[]) =>
  turned(places, bounds, 6);

it('turns the flag that the edge would cut, and what flies in its way', () => {
  expect(ofBounds({ latitude: 37, longitude: 27.4 })).toEqual([false]);
  expect(ofBounds(antalya)).toEqual([true]);
  expect(ofBounds({ latitude: 36.9, longitude: 29.2 }, antalya)).toEqual([true, true]);
  expect(ofBounds({ latitude: 39, longitude: 29.4 }, antalya)).toEqual([false, true]);
});

it('turns none where two would come to stand over each other', () => {
  const near = { latitude: 36.9, longitude: 29.8 };
  expect(ofBounds(near, antalya)).toEqual([false, false]);
  // Nor where the mast of one would stand in the flag of the other.
  const above = { latitude: 37.23, longitude: 29.8 };
  expect(ofBounds(above, antalya)).toEqual([false, false]);
  const [far, middle] = [27.6, 29.2].map((longitude) => ({ latitude: 36.9, longitude }));
  expect(far && middle && ofBounds(far, middle, antalya)).toEqual([true, true, true]);
});

it('leaves what is out of sight as it is', () => {
  expect(ofBounds({ latitude: 37, longitude: 31.5 })).toEqual([false]);
});
