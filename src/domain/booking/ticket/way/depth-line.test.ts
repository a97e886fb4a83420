import { expect, test } from 'vitest';
import { depthLine } from './depth-line.ts';

const centre = { x: 160, y: 64 };
const numbersOf = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

test('one place always has the same lines, another place others', () => {
  expect(depthLine(centre, 40, 3)).toBe(depthLine(centre, 40, 3));
  expect(depthLine(centre, 40, 3)).not.toBe(depthLine(centre, 40, 4));
});

test('a line is closed and goes around its point; a deeper one lies outside it', () => {
  const [inner, outer] = [22, 42].map((radius) => depthLine(centre, radius, 1.4));
  for (const line of [inner, outer]) expect(line).toMatch(/^M.*Z$/);
  const reach = (path = '') =>
    Math.max(...numbersOf(path).filter((_, index) => index % 2 === 0)) - centre.x;
  expect(reach(outer)).toBeGreaterThan(reach(inner));
  expect(reach(inner)).toBeGreaterThan(0);
});
