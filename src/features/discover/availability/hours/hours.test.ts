import { describe, expect, it } from 'vitest';
import { areFree, pressHour, startHours } from './hours.ts';

/** Noon is taken. */
const slots = startHours.map((hour) => ({
  hour,
  state: hour === 12 ? ('unavailable' as const) : ('available' as const),
}));

describe('the hours of a day', () => {
  it('begin at eight, the last at five', () => {
    expect([startHours[0], startHours.at(-1), startHours.length]).toEqual([8, 17, 10]);
  });
  it('are checked one by one', () => {
    expect(areFree({ from: 9, to: 12 }, slots)).toBe(true);
    expect(areFree({ from: 11, to: 13 }, slots)).toBe(false);
    expect(areFree({ from: 17, to: 19 }, slots)).toBe(false);
  });
});

describe('pressing hours', () => {
  it('selects one hour, then extends to another, in either direction', () => {
    expect(pressHour(null, 13, slots)).toEqual({ from: 13, to: 14 });
    expect(pressHour({ from: 13, to: 14 }, 15, slots)).toEqual({ from: 13, to: 16 });
    expect(pressHour({ from: 15, to: 16 }, 13, slots)).toEqual({ from: 13, to: 16 });
  });
  it('starts over behind a taken hour and after a complete selection', () => {
    expect(pressHour({ from: 11, to: 12 }, 14, slots)).toEqual({ from: 14, to: 15 });
    expect(pressHour({ from: 13, to: 16 }, 9, slots)).toEqual({ from: 9, to: 10 });
  });
  it('clears a single selected hour', () => {
    expect(pressHour({ from: 13, to: 14 }, 13, slots)).toBeNull();
  });
});
