import { describe, expect, test } from 'vitest';
import { hasTyped, numberOf, signsOf, withoutGroups } from './typed-number.ts';

const inTurkish = signsOf('tr');
const inEnglish = signsOf('en');

describe('what is typed', () => {
  test.each([
    ['12.85', 12.85],
    ['12,85', 12.85],
    ['1.250', 1250],
    ['1.250.000', 1_250_000],
    ['1250.75', 1250.75],
    ['1.250,75', 1250.75],
    ['1.250.75', 1250.75],
    ['1,250.75', 1250.75],
    ['4500,50', 4500.5],
    ['12.', 12],
    ['0.5', 0.5],
    ['.5', 0.5],
    ['-12.85', -12.85],
    ['−29.64', -29.64],
    ['₺1.250,5', 1250.5],
    ['12.8 m', 12.8],
    ['36.19912', 36.199_12],
    ['1.2.3', 12.3],
    ['1,2,3', Number.NaN],
    ['', Number.NaN],
    ['₺', Number.NaN],
  ])('%s is %d in Turkish', (text, number) => {
    expect(numberOf(withoutGroups(text, inTurkish, 'typed'), inTurkish)).toBe(number);
  });

  test.each([
    ['12,85', 12.85],
    ['12.85', 12.85],
    ['1,250', 1250],
    ['1250,75', 1250.75],
    ['1,250.75', 1250.75],
    ['1.250,75', 1250.75],
    ['4500,50', 4500.5],
    ['₺1,250.5', 1250.5],
  ])('%s is %d in English', (text, number) => {
    expect(numberOf(withoutGroups(text, inEnglish, 'typed'), inEnglish)).toBe(number);
  });
});

test('a number that cannot reach a thousand has no groups', () => {
  expect(withoutGroups('36.199', inTurkish, 'small')).toBe('36,199');
  expect(withoutGroups('36,199', inEnglish, 'small')).toBe('36.199');
});

test('signs that came with a shown number stay group signs however it is edited', () => {
  for (const [shown, edited] of [
    ['₺48.5000', '₺485000'],
    ['₺48.50', '₺4850'],
    ['₺8.500,5', '₺8500,5'],
  ] as const) {
    expect(withoutGroups(shown, inTurkish, 'shown')).toBe(edited);
  }
});

test('a sign counts as typed only where an edit brings it', () => {
  expect(hasTyped('.', '₺48.500', '₺48.5000')).toBe(false);
  expect(hasTyped('.', '₺48.500', '₺48.50')).toBe(false);
  expect(hasTyped('.', '12', '12.')).toBe(true);
  expect(hasTyped('.', '₺48.500', '12.85')).toBe(true);
});
