import { describe, expect, it } from 'vitest';
import { compareTurkish, foldTurkish, includesTurkish, sameTurkish } from './turkish-text.ts';

describe('folding', () => {
  it.each([
    ['İstanbul', 'Istanbul'],
    ['ISTANBUL', 'istanbul'],
    ['GÖCEK', 'göcek'],
    ['Çeşme', 'cesme'],
    ['Muğla', 'MUGLA'],
    ['Kaş ', 'kas'],
  ])('%s and %s are one place', (first, second) => {
    expect(sameTurkish(first, second)).toBe(true);
  });

  it('keeps different places apart', () => {
    expect(sameTurkish('Kaş', 'Kas Adası')).toBe(false);
    expect(foldTurkish('Bodrum')).toBe('bodrum');
  });

  it('finds a part of a name', () => {
    expect(includesTurkish('Gülşah Gulet', 'SAH g')).toBe(true);
    expect(includesTurkish('Gülşah', 'gulet')).toBe(false);
  });
});

it('sorts by the Turkish alphabet', () => {
  expect(['Şile', 'Çeşme', 'Izmit', 'İzmir', 'Cide', 'Sapanca'].sort(compareTurkish)).toEqual([
    'Cide',
    'Çeşme',
    'Izmit',
    'İzmir',
    'Sapanca',
    'Şile',
  ]);
});
