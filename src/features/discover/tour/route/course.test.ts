import { expect, it } from 'vitest';
import { coursePath, courseSpots } from './course.ts';

const box = { length: 800, width: 200, isUpright: false };

it('goes on with every stop, and stays within the drawing', () => {
  const spots = courseSpots(7, box);
  expect(spots).toHaveLength(7);
  for (const [index, { x, y }] of spots.entries()) {
    expect(x).toBeGreaterThan(spots[index - 1]?.x ?? 0);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(200);
  }
});

it('leads through every stop', () => {
  const spots = courseSpots(3, { ...box, isUpright: true });
  const path = coursePath(spots, true);
  expect(path.match(/[MC]/g)).toEqual(['M', 'C', 'C']);
  expect(path.endsWith(`${spots[2]?.x} ${Math.round((spots[2]?.y ?? 0) * 10) / 10}`)).toBe(true);
});
