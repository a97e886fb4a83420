import { expect, it } from 'vitest';
import { aBoat } from '../../../api/testing/examples.ts';
import { differs, type Fact, featuresOf } from './facts.ts';

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

it('lists the features of all boats, those that all have last', () => {
  const boats = [boat(1, 'Göcek', ['Wi-Fi', 'Sunshade']), boat(2, 'Göcek', ['Wi-Fi'])];
  expect(featuresOf(boats)).toEqual([
    { name: 'Sunshade', on: new Set([1]) },
    { name: 'Wi-Fi', on: new Set([1, 2]) },
  ]);
});
