import { describe, expect, it } from 'vitest';
import { compact } from './compact.ts';

describe('compact', () => {
  it('says the same path more briefly', () => {
    expect(compact('M 100.4 200 L 110 190.2 L 120 200 Z')).toBe('m100 200 10-10 10 10z');
    expect(compact('M10 10H20V30h-10z')).toBe('m10 10h10v20H10z');
    expect(compact('M0 0l0.25 -0.5 10 0')).toBe('m0 0 .3-.5 10 0');
  });

  it('takes numbers after a move for lines, and curves as they are', () => {
    expect(compact('M0 0 10 10 20 0')).toBe('m0 0 10 10L20 0');
    expect(compact('M0 0q10-20 20 0t20 0')).toBe('m0 0q10-20 20 0t20 0');
    expect(compact('M500 500C510 490 530 490 540 500')).toBe('m500 500c10-10 30-10 40 0');
  });

  it('does not add up what it rounds', () => {
    const tenths = Array.from({ length: 10 }, (_, index) => `L${(index + 1) * 10.4} 0`);
    const reached = compact(`M0 0${tenths.join('')}`);
    const sum = [...reached.slice(4).matchAll(/ (\d+) 0/g)].reduce(
      (at, [, x]) => at + Number(x),
      0,
    );
    expect(Math.abs(sum - 104)).toBeLessThanOrEqual(1);
  });

  it('refuses an arc', () => {
    expect(() => compact('M0 0A10 10 0 0 1 20 20')).toThrow('command A');
  });
});
