import { rounded } from '../../../openapi/model/rounding.ts';

/**
 * Mean of the stars of some reviews, to one decimal; null without one. A figure that an administrator
 * has set stands in its place.
 */
export function ratingOf(
  reviews: readonly { rating: number }[],
  override: number | null = null,
): number | null {
  if (override !== null) return override;
  if (reviews.length === 0) return null;
  const stars = reviews.reduce((sum, { rating }) => sum + rating, 0);
  return rounded(stars / reviews.length, 1);
}
