import { describe, expect, it } from 'vitest';
import { lengthsOf, matchesWithin } from './pattern-language.ts';

describe('how long a text may be by its patterns', () => {
  it.each([
    { patterns: [], least: 0, most: Infinity },
    { patterns: ['^[A-Z]{3}$'], least: 3, most: 3 },
    { patterns: ['^(a|bc){2,4}$'], least: 2, most: 8 },
    { patterns: ['^a', 'z$'], least: 2, most: Infinity },
    { patterns: ['^(x|(ab)*c)$'], least: 1, most: Infinity },
    { patterns: ['^a{1,9}$', '^.{4,20}$'], least: 4, most: 9 },
    { patterns: ['^(?=aa)a{1,9}$'], least: 2, most: 9 },
    { patterns: ['^\\u{1F600}$'], least: 1, most: 1 },
    { patterns: ['^a$', '^b$'], least: 0, most: Infinity },
    { patterns: ['a(?<=b)c'], least: 0, most: Infinity },
    { patterns: ['('], least: 0, most: Infinity },
  ])('$patterns', ({ patterns, least, most }) => {
    expect(lengthsOf(patterns)).toEqual({ least, most });
  });
});

/** Words of some length around which nothing is blank; `shy` stands for the soft hyphen. */
const words = (shy: string) => `[^\\s\\x00-\\x20${shy}][\\s\\S]{3,}[^\\s\\x00-\\x20${shy}]`;

describe('what matches some patterns matches others', () => {
  it.each([
    { patterns: ['^a$'], others: ['^[ab]$'], isWithin: true },
    { patterns: ['^[ab]$'], others: ['^a$'], isWithin: false },
    { patterns: ['^[ab]$', '^[bc]$'], others: ['^b$'], isWithin: true },
    { patterns: ['('], others: ['^b$'], isWithin: undefined },
    // Together with the length these are an automaton too large to tell, which one of them alone is not.
    {
      patterns: [words('\u00ad'), '^[\\s\\S]{5,500}$'],
      others: [words('\\u00AD')],
      isWithin: true,
    },
  ])('$patterns within $others', ({ patterns, others, isWithin }) => {
    expect(matchesWithin(patterns, others)).toBe(isWithin);
  });
});
