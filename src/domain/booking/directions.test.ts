import { expect, test } from 'vitest';
import { directionsUrl } from './directions.ts';

test('a point is more exact than words', () => {
  const url = directionsUrl({ latitude: 36.75, longitude: 28.93, words: ['D iskelesi', 'Göcek'] });
  expect(url).toBe('https://www.google.com/maps/dir/?api=1&destination=36.75%2C28.93');
});

test('without a point the place is searched for by its words', () => {
  const url = directionsUrl({
    latitude: null,
    longitude: null,
    words: [null, 'D iskelesi', 'Göcek'],
  });
  expect(new URL(url ?? '').searchParams.get('destination')).toBe('D iskelesi, Göcek');
});

test('nothing known, nowhere to go', () => {
  expect(directionsUrl({ latitude: null, longitude: undefined, words: ['  '] })).toBeUndefined();
});
