import { expect, it } from 'vitest';
import { portrait } from './portrait.ts';

const ids = Array.from({ length: 2000 }, (_, index) => index + 1);

it('is whole and small for everybody', () => {
  for (const id of ids) {
    for (const isCaptain of [false, true]) {
      const svg = portrait(id, isCaptain);
      expect(svg).toMatch(/^<svg [^>]+>(<(path|circle) [^<>]+\/>)+<\/svg>$/);
      expect(svg).not.toMatch(/NaN|undefined/);
      expect(svg.length).toBeLessThan(2048);
    }
  }
});

it('is the same each time, and seldom one of somebody else', () => {
  const drawn = ids.map((id) => portrait(id, false));
  expect(ids.map((id) => portrait(id, false))).toEqual(drawn);
  expect(new Set(drawn).size).toBeGreaterThan(1950);
});

it('shows the same face before the sea as a captain', () => {
  const nose = (svg: string) => svg.match(/stroke-width="1.8"/g)?.length;
  expect(portrait(7, true)).not.toBe(portrait(7, false));
  expect(nose(portrait(7, true))).toBe(nose(portrait(7, false)));
});
