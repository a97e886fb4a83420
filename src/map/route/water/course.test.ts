import { describe, expect, it } from 'vitest';
import type { Place } from '../../frame/points.ts';
import { courseBy, straightCourse } from './course.ts';
import { isAshore, type Outline } from './water-grid.ts';

const rectangle = (west: number, south: number, east: number, north: number): Outline => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const place = (longitude: number, latitude: number): Place => ({ latitude, longitude });

/** A long island with a boat on either side, and a mainland with a place far from its shore. */
const island = rectangle(28, 36, 28.02, 36.2);
const west = place(27.95, 36.12);
const east = place(28.07, 36.12);
const inland = place(28.4, 36.1);
const mainland = rectangle(28.2, 35.8, 29, 36.4);

describe('a course over water', () => {
  it('goes round the land that lies between', () => {
    const [leg, ...more] = courseBy('water', [west, east], [island]);
    expect(more).toEqual([]);
    expect(leg?.at(0)).toEqual(west);
    expect(leg?.at(-1)).toEqual(east);
    for (const [index, to] of (leg ?? []).entries()) {
      const from = leg?.[index - 1];
      if (!from) continue;
      for (let part = 0; part <= 1; part += 0.02) {
        const between = place(
          from.longitude + (to.longitude - from.longitude) * part,
          from.latitude + (to.latitude - from.latitude) * part,
        );
        expect(isAshore(between, [island])).toBe(false);
      }
    }
    // By the nearer end.
    expect(Math.max(...(leg ?? []).map(({ latitude }) => latitude))).toBeGreaterThan(36.2);
  });

  it('is straight where nothing lies between, and from a pier', () => {
    const pier = place(27.999, 36.05);
    expect(courseBy('water', [west, pier], [island])).toEqual([[west, pier]]);
  });

  it('has no line to where no boat comes', () => {
    expect(courseBy('water', [east, inland, west], [island, mainland])).toEqual([]);
  });
});

describe('a course that may go either way', () => {
  const beach = place(28.21, 36.1);

  it('goes over land where most of its stops are ashore', () => {
    const stops = [inland, beach, east];
    expect(courseBy('either', stops, [island, mainland])).toEqual(straightCourse(stops));
  });

  it('goes over water where every other one lies in it', () => {
    const [leg] = courseBy('either', [west, east], [island, mainland]);
    expect(leg?.length).toBeGreaterThan(2);
  });
});

it('goes straight over land, and once where one comes back the same way', () => {
  expect(straightCourse([west, east, west])).toEqual([[west, east]]);
  expect(courseBy('land', [west, east, inland], [island])).toEqual([
    [west, east],
    [east, inland],
  ]);
});
