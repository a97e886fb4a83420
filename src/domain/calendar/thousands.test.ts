import { describe, expect, it } from 'vitest';
import { inThousands } from './thousands.ts';

describe('a price in thousands', () => {
  it('has a comma in Turkish, a point in English', () => {
    expect(inThousands('tr', 48_500)).toBe('48,5');
    expect(inThousands('en', 48_500)).toBe('48.5');
  });
  it('has no trailing zeros', () => {
    expect(inThousands('tr', 56_000)).toBe('56');
    expect(inThousands('tr', 0)).toBe('0');
  });
  it('shows hundreds for low prices', () => {
    expect(inThousands('tr', 9_750)).toBe('9,75');
    expect(inThousands('tr', 650)).toBe('0,65');
  });
  it('is rounded to thousands for high prices', () => {
    expect(inThousands('tr', 152_340)).toBe('152,3');
  });
});
