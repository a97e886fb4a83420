import { expect, it } from 'vitest';
import { yearOf } from './year.ts';

it.each([
  ['2026', 2026],
  ['2000', 2000],
  ['2027', 2027],
  ['2028', undefined],
  ['1999', undefined],
  ['26', undefined],
  ['2026.0', undefined],
  ['twenty', undefined],
])('reads %s as %s', (text, year) => {
  expect(yearOf(text, '2026-06-12')).toBe(year);
});
