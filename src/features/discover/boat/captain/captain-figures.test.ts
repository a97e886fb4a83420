import { describe, expect, it } from 'vitest';
import { aBoatSummary } from '../../../../api/testing/examples.ts';
import { captainFigures } from './captain-figures.ts';

const boat = (rating: number | null, reviewCount: number) => aBoatSummary({ rating, reviewCount });

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
