import type { BoatSummary } from '../../../../api/contract/types.ts';

/** What a captain's published boats tell of the captain. */
interface CaptainFigures {
  boatCount: number;
  /** How many reviews the boats have together. */
  reviewCount: number;
  /** Mean of the stars in those reviews; null without any. */
  rating: number | null;
}

/** Counted from the boats themselves: nothing else of a captain is public. */
export function captainFigures(boats: readonly BoatSummary[]): CaptainFigures {
  const rated = boats.flatMap(({ rating, reviewCount }) =>
    rating === null ? [] : [{ rating, reviewCount }],
  );
  const reviewCount = rated.reduce((sum, boat) => sum + boat.reviewCount, 0);
  const stars = rated.reduce((sum, boat) => sum + boat.rating * boat.reviewCount, 0);
  return {
    boatCount: boats.length,
    reviewCount,
    rating: reviewCount === 0 ? null : stars / reviewCount,
  };
}
