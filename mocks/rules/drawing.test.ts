import { describe, expect, it } from 'vitest';
import { drawing } from './drawing.ts';
import { vesselOf, vessels } from './drawing-vessels.ts';

const names = vessels.flatMap((vessel, index) =>
  [1, 2, 3, 4].map((picture) => ({ name: `boat-${index + 20}-${picture}.svg`, vessel })),
);

describe('drawing', () => {
  it('is the same for the same name and another for another', () => {
    expect(drawing('boat-33-2.svg')).toBe(drawing('boat-33-2.svg'));
    const drawn = new Set(names.map(({ name, vessel }) => drawing(name, vessel)));
    expect(drawn.size).toBe(names.length);
  });

  it('is well-formed, without numbers gone wrong, and under 8 kB', () => {
    const others = ['captain-3.svg', 'bodrum.svg', 'x', 'tour-3-99.jpg'];
    const drawn = [
      ...names.map(({ name, vessel }) => drawing(name, vessel)),
      ...others.map((n) => drawing(n)),
    ];
    for (const svg of drawn) {
      expect(svg.length).toBeLessThan(8 * 1024);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/s);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('shows a yacht that is a gulet as one', () => {
    expect(vesselOf({ type: 'YACHT', brandModel: 'Bodrum Guleti' })).toBe('GULET');
    expect(vesselOf({ type: 'YACHT', brandModel: null })).toBe('YACHT');
    expect(vesselOf({ type: 'SAILBOAT', brandModel: 'gulet' })).toBe('SAILBOAT');
  });
});
