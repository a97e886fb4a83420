import { expect, it } from 'vitest';
import { filtersOfText, textOfFilters } from './typed-text.ts';

const places = [
  { name: 'İstanbul', boatCount: 1, latitude: 41.043, longitude: 29.034 },
  { name: 'Göcek', boatCount: 2, latitude: 36.7553, longitude: 28.942 },
];

it('finds the place that is called so, however it is typed', () => {
  expect(filtersOfText(' gocek ', places)).toEqual({ location: 'Göcek' });
  expect(filtersOfText('ISTANBUL', places)).toEqual({ location: 'İstanbul' });
});

it('looks for boats with any other text in their name', () => {
  expect(filtersOfText('göc', places)).toEqual({ name: 'göc' });
  expect(filtersOfText(' Gülşah ', [])).toEqual({ name: 'Gülşah' });
});

it('looks for nothing in particular when the field is blank', () => {
  expect(filtersOfText('  ', places)).toEqual({});
});

it('replaces a place by a name and a name by a place', () => {
  const before = { location: 'Göcek', name: undefined };
  expect({ ...before, ...filtersOfText('Martı', places) }).toEqual({ name: 'Martı' });
});

it('shows what the address looks for', () => {
  expect(textOfFilters({ location: 'Göcek' })).toBe('Göcek');
  expect(textOfFilters({ name: 'mar', location: 'Göcek' })).toBe('mar');
  expect(textOfFilters({})).toBe('');
});
