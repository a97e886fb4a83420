import type { TourSummary } from '../../../../../api/contract/types.ts';
import { openDates } from '../../../../../domain/tour/open-dates.ts';

/** Fewer reviews than this say little. */
const enoughReviews = 3;

/**
 * The tours to show on the home page: those that can still be joined after `now` (RFC 3339), the best
 * rated first, each of another kind as long as there are kinds.
 */
export function chooseTours(tours: readonly TourSummary[], now: string, count: number) {
  const open = tours.filter((tour) => openDates(tour, now).length > 0);
  const rated = (tour: TourSummary) => (tour.reviewCount < enoughReviews ? 0 : (tour.rating ?? 0));
  const best = open.toSorted((one, other) => rated(other) - rated(one) || one.id - other.id);
  const kinds = new Set<TourSummary['tourType']>();
  const firstOfKind = best.filter(({ tourType }) => {
    const isNew = !kinds.has(tourType);
    kinds.add(tourType);
    return isNew;
  });
  const rest = best.filter((tour) => !firstOfKind.includes(tour));
  return [...firstOfKind, ...rest].slice(0, count);
}
