import { expect, it } from 'vitest';
import type { Boat } from '../../../api/contract/types.ts';
import { differs, type Fact, featuresOf } from './facts.ts';

function boat(id: number, location: string, features: readonly string[]): Boat {
  return {
    id,
    location,
    name: `Tekne ${id}`,
    type: 'YACHT',
    brandModel: null,
    buildYear: 2019,
    length: null,
    capacity: 12,
    dailyPrice: 48_500,
    hourlyPrice: null,
    latitude: null,
    longitude: null,
    captainIncluded: true,
    ownerId: 2,
    ownerName: 'Deniz Kaya',
    status: 'ACTIVE',
    rating: null,
    reviewCount: 0,
    imageUrl: null,
    isInstantConfirmation: false,
    nextAvailableDate: null,
    description: null,
    images: [],
    services: [],
    features: features.map((featureName, index) => ({ id: index + 1, featureName })),
  };
}

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
