import { describe, expect, it } from 'vitest';
import { clipChroma, contrast, oklch } from './oklch.ts';
import { dark, fixed, light, markPairs, panelNight, panelTextPairs, textPairs } from './palette.ts';

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s palette', (_name, palette) => {
  it.each(textPairs)('%s on %s is readable text (AA)', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(markPairs)('%s on %s is a visible mark (AA)', (mark, ground) => {
    expect(contrast(palette[mark], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

it.each(panelTextPairs)('%s on %s is readable in a night panel', (text, ground) => {
  expect(contrast(panelNight[text], panelNight[ground])).toBeGreaterThanOrEqual(4.5);
});

it.each([
  ['lineStrong', 'surface2'],
  ['accent', 'surface0'],
  ['sea', 'surface0'],
  ['sea', 'surface2'],
] as const)('%s on %s is a visible mark in a night panel', (mark, ground) => {
  expect(contrast(panelNight[mark], panelNight[ground])).toBeGreaterThanOrEqual(3);
});

it('keeps footer text readable on the night ground', () => {
  expect(contrast(fixed.onNight, fixed.night)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(fixed.onNightQuiet, fixed.night)).toBeGreaterThanOrEqual(4.5);
});

describe('oklch', () => {
  it('gives black on white the full 21 : 1', () => {
    expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1);
  });

  it('lowers chroma, and nothing else, until sRGB can show the colour', () => {
    const [lightness, chroma, hue] = clipChroma([0.7, 0.4, 30]);
    expect([lightness, hue]).toEqual([0.7, 30]);
    expect(chroma).toBeLessThan(0.25);
    expect(clipChroma([0.46, 0.05, 228])).toEqual([0.46, 0.05, 228]);
  });

  it('writes alpha only where there is some', () => {
    expect(oklch([0.255, 0.045, 240], 0.45)).toBe('oklch(0.255 0.045 240 / 0.45)');
    expect(oklch([1, 0, 0])).toBe('oklch(1 0 0)');
  });
});
