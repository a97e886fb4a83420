import { expect, it } from 'vitest';
import { spotsAt } from './spots.ts';

const harbour = { latitude: 36.7553, longitude: 28.942 };
const stops = [
  { order: 1, ...harbour },
  { order: 2, latitude: 36.6931, longitude: 28.8753 },
  { order: 3, latitude: 36.6941, longitude: 28.8743 },
  { order: 4, ...harbour },
];
const numbers = (zoom: number) => spotsAt(stops, zoom).map((spot) => spot.numbers);

it('has one mark for the stops of one place, and for neighbours while they would cover each other', () => {
  expect(numbers(10)).toEqual(['1 · 4', '2 · 3']);
  expect(numbers(16)).toEqual(['1 · 4', '2', '3']);
});

it('stands in the midst of its stops', () => {
  const [first, both] = spotsAt(stops, 10);
  expect(first).toMatchObject({ ...harbour, order: 1 });
  expect(both?.latitude).toBeCloseTo(36.6936, 4);
});
