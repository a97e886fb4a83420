import { expect, it } from 'vitest';
import { distance } from './nearest.ts';

const bodrum = { latitude: 37.0344, longitude: 27.4305 };
const gocek = { latitude: 36.7553, longitude: 28.942 };

it('measures the great-circle distance in kilometres', () => {
  expect(distance(bodrum, bodrum)).toBe(0);
  expect(distance(bodrum, gocek)).toBeCloseTo(138, 0);
  expect(distance(gocek, bodrum)).toBeCloseTo(distance(bodrum, gocek));
});
