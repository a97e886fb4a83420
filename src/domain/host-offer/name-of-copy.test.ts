import { expect, it } from 'vitest';
import { nameOfCopy } from './name-of-copy.ts';

const rules = { word: 'kopya', maxLength: 100 };

it('has a name that none of the others has, as long as a name may be', () => {
  expect(nameOfCopy('Gülşah', { ...rules, taken: ['Gülşah'] })).toBe('Gülşah (kopya)');
  const taken = ['Gülşah', 'GÜLŞAH (KOPYA)', 'Gülşah (kopya 2)'];
  expect(nameOfCopy('Gülşah', { ...rules, taken })).toBe('Gülşah (kopya 3)');
  const long = nameOfCopy('a'.repeat(100), { ...rules, taken: [] });
  expect(long).toHaveLength(100);
  expect(long.endsWith('a (kopya)')).toBe(true);
});
