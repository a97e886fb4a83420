import { expect, it } from 'vitest';
import { coveredByFan, freePlace } from './boxes.ts';

const zoom = 12;
/** Degrees of longitude that a pixel is wide. */
const pixel = 360 / (512 * 2 ** zoom);
const harbour = { latitude: 36.62, longitude: 29.1 };
const beside = (pixels: number) => ({ ...harbour, longitude: harbour.longitude + pixels * pixel });

it('finds the pins below the flags of an open fan, to whichever side they fly', () => {
  const fan = { ...harbour, points: [1, 2, 3, 4, 5, 6, 7] };
  const pins = [beside(60), beside(160), beside(-140), beside(-260)];
  const straight = [false, false, false, false];
  expect(coveredByFan(fan, pins, straight, zoom)).toEqual([true, false, true, false]);
  expect(coveredByFan(fan, pins, [false, true, true, false], zoom)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('finds a place for a button where no pin stands', () => {
  const at = (id: number, pixels: number) => ({
    ...beside(pixels),
    id,
    label: '₺8.000',
    price: 8000,
    name: 'Mavi',
  });
  const bounds = {
    west: harbour.longitude - 230 * pixel,
    east: harbour.longitude + 230 * pixel,
    south: 36.5,
    north: 36.63,
  };
  const place = (...points: ReturnType<typeof at>[]) => freePlace(460, points, { bounds, zoom });
  expect(place(at(1, 110))).toBe('top');
  expect(place(at(1, 20))).toBe('start');
  expect(place(at(1, 20), at(2, -200))).toBe('foot');
  expect(freePlace(460, [at(1, 20)], { bounds: { ...bounds, north: 36.66 }, zoom })).toBe('top');
});
