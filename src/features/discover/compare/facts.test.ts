import { expect, it } from 'vitest';
import { aBoat } from '../../../api/testing/examples.ts';
import { decides, differs, type Fact, featuresOf } from './facts.ts';

const boat = (id: number, location: string, features: readonly string[]) =>
  aBoat({
    id,
    location,
    features: features.map((featureName, index) => ({ id: index + 1, featureName })),
  });

const place: Fact = { id: 'place', label: 'Place', value: ({ location }) => location };

it('marks the facts that differ', () => {
  expect(differs(place, [boat(1, 'Göcek', []), boat(2, 'Göcek', [])])).toBe(false);
  expect(differs(place, [boat(1, 'Göcek', []), boat(2, 'Bodrum', [])])).toBe(true);
});

it('tells a difference that decides between boats from one that does not', () => {
  const rated = (rating: number | null) => aBoat({ rating });
  const rating: Fact = {
    id: 'rating',
    label: 'Rating',
    value: (boat) => String(boat.rating),
    weight: { of: (boat) => boat.rating, from: 0.3 },
  };
  expect(decides(rating, [rated(4.7), rated(4.8)])).toBe(false);
  expect(decides(rating, [rated(4.5), rated(4.8)])).toBe(true);
  expect(decides(rating, [rated(null), rated(4.8)])).toBe(false);
  expect(decides(place, [boat(1, 'Göcek', []), boat(2, 'Bodrum', [])])).toBe(false);
});

it('lists the features of all boats, those that all have last', () => {
  const boats = [boat(1, 'Göcek', ['Wi-Fi', 'Sunshade']), boat(2, 'Göcek', ['Wi-Fi'])];
  expect(featuresOf(boats)).toEqual([
    { name: 'Sunshade', on: new Set([1]) },
    { name: 'Wi-Fi', on: new Set([1, 2]) },
  ]);
});
