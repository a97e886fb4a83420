import { describe, expect, it } from 'vitest';
import type { BoatSummary } from '../../../../api/contract/types.ts';
import { captainFigures } from './captain-figures.ts';

const boat = (rating: number | null, reviewCount: number): BoatSummary => ({
  id: 1,
  name: 'Gülşah',
  type: 'YACHT',
  brandModel: null,
  buildYear: 2019,
  length: null,
  capacity: 12,
  dailyPrice: 48_500,
  hourlyPrice: null,
  location: 'Göcek',
  latitude: null,
  longitude: null,
  captainIncluded: true,
  ownerId: 2,
  status: 'ACTIVE',
  rating,
  reviewCount,
  imageUrl: null,
  isInstantConfirmation: true,
  nextAvailableDate: null,
});

describe('the figures of a captain', () => {
  it('weights each boat by its number of reviews', () => {
    expect(captainFigures([boat(5, 1), boat(4, 3), boat(null, 0)])).toEqual({
      boatCount: 3,
      reviewCount: 4,
      rating: 4.25,
    });
  });
  it('have no rating before the first review', () => {
    expect(captainFigures([boat(null, 0)]).rating).toBeNull();
  });
});
