import { expect, it } from 'vitest';
import { filtersOfText, textOfFilters } from './search-text.ts';

const places = [
  { name: 'İstanbul', boatCount: 1, latitude: 41.043, longitude: 29.034 },
  { name: 'Göcek', boatCount: 2, latitude: 36.7553, longitude: 28.942 },
];

it('recognizes a place whatever its case and diacritics', () => {
  expect(filtersOfText(' gocek ', places)).toEqual({ location: 'Göcek' });
  expect(filtersOfText('ISTANBUL', places)).toEqual({ location: 'İstanbul' });
});

it('searches any other text in the names of boats', () => {
  expect(filtersOfText('göc', places)).toEqual({ name: 'göc' });
  expect(filtersOfText(' Gülşah ', [])).toEqual({ name: 'Gülşah' });
});

it('takes the place that alone completes the text', () => {
  expect(filtersOfText('göc', places, 'Göcek')).toEqual({ location: 'Göcek' });
  expect(filtersOfText('gocek', places, 'Göcek Adası')).toEqual({ location: 'Göcek' });
  expect(filtersOfText(' ', places, 'Göcek')).toEqual({});
});

it('clears the search when the field is blank', () => {
  expect(filtersOfText('  ', places)).toEqual({});
});

it('replaces a place by a name and a name by a place', () => {
  const before = { location: 'Göcek', name: undefined };
  expect({ ...before, ...filtersOfText('Martı', places) }).toEqual({ name: 'Martı' });
});

it('shows the search of the address', () => {
  expect(textOfFilters({ location: 'Göcek' })).toBe('Göcek');
  expect(textOfFilters({ name: 'mar', location: 'Göcek' })).toBe('mar');
  expect(textOfFilters({})).toBe('');
});
