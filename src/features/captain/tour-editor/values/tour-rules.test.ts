import { expect, it } from 'vitest';
import { featureTag } from './feature-tag.ts';
import { tourContent } from './tour-request.ts';
import { tourErrors } from './tour-rules.ts';
import { newTour, type TourValues } from './tour-values.ts';

const valid: TourValues = { ...newTour(), name: 'Koy turu', location: 'Göcek', price: 850 };

it('asks of an empty form a title, a region and a price', () => {
  expect(Object.keys(tourErrors(newTour())).sort()).toEqual(['location', 'name', 'price']);
});

it.each<[string, Partial<TourValues>, string[]]>([
  ['nothing', {}, []],
  ['a blank title', { name: '  ' }, ['name']],
  ['a title beyond its length', { name: 'a'.repeat(101) }, ['name']],
  ['a short text beyond its length', { description: 'a'.repeat(151) }, ['description']],
  ['a blank region', { location: ' ' }, ['location']],
  ['a tour for nothing', { price: 0 }, ['price']],
  ['room for nobody', { capacity: 0 }, ['capacity']],
  ['room for too many', { capacity: 101 }, ['capacity']],
  ['one coordinate alone', { latitude: 36.7 }, ['longitude']],
  ['no hours', { hours: null }, ['hours']],
  ['a long highlight', { highlights: ['a'.repeat(121)] }, ['highlights']],
  ['a long feature', { featureText: 'a'.repeat(61) }, ['features']],
])('finds wrong with %s', (_, values, fields) => {
  expect(Object.keys(tourErrors({ ...valid, ...values }))).toEqual(fields);
});

it('sends what was typed without blank highlights, and a feature that was not added', () => {
  const sent = tourContent({
    ...valid,
    highlights: ['', ' Gün batımı '],
    featureText: 'bisiklet turu',
  });
  expect(sent).toMatchObject({
    highlights: ['Gün batımı'],
    features: ['BISIKLET_TURU'],
    duration: { hours: 2, minutes: 0 },
    tourType: null,
  });
  expect(tourContent(valid)).not.toHaveProperty('highlights');
});

it('writes a feature in capitals that no language changes', () => {
  expect(featureTag('  ince  kıyı ')).toBe('INCE_KIYI');
});
