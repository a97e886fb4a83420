import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const places = [
  { name: 'Göcek', latitude: 36.7548, longitude: 28.9396 },
  { name: 'Fethiye', latitude: 36.6223, longitude: 29.1098 },
  { name: 'İstanbul', latitude: 41.043, longitude: 29.034 },
];

it.each([
  ['Dalaman', 36.7132, 28.7925, 'Göcek'],
  ['Kayaköy', 36.5794, 29.0915, 'Fethiye'],
  ['Kadıköy', 40.9903, 29.0292, 'İstanbul'],
])('from %s', (_, latitude, longitude, name) => {
  expect(nearest({ latitude, longitude }, places, 100)?.name).toBe(name);
});

it('is none far from the coast', () => {
  expect(nearest({ latitude: 39.9334, longitude: 32.8597 }, places, 100)).toBeUndefined();
  expect(nearest({ latitude: 36.7, longitude: 28.9 }, [], 100)).toBeUndefined();
});
