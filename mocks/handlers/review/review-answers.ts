import { rangeProblems } from '../../rules/calendar/period.ts';
import { pageOf } from '../../rules/common/page.ts';
import type { FieldProblem } from '../../rules/common/refusal.ts';
import { type ReviewFilter, sortReviews } from '../../rules/review/review-search.ts';
import type { ReviewRecord, Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { reviewView } from '../../views/review/review.ts';

/** Some reviews, the newest first, as somebody sees them. */
export function reviewList(
  store: Store,
  viewer: UserRecord | undefined,
  reviews: readonly ReviewRecord[],
): { status: 200; body: Schemas['Review'][] } {
  const views = sortReviews(reviews).map((review) => reviewView(store, review, viewer));
  return { status: 200, body: views };
}

/**
 * A page of some reviews as somebody sees them; only its own are joined. Newest first unless stated. `narrowed`
 * leaves some of the sorted ones out.
 */
export function reviewPage(
  store: Store,
  viewer: UserRecord | undefined,
  reviews: readonly ReviewRecord[],
  query: {
    page: number;
    size: number;
    sortBy?: Schemas['ReviewSortField'] | undefined;
    sortDirection?: Schemas['SortDirection'] | undefined;
  },
  narrowed = (sorted: readonly ReviewRecord[]) => sorted,
): { status: 200; body: Schemas['ReviewPage'] } {
  const sorted = sortReviews(reviews, query.sortBy, query.sortDirection);
  const { content, ...info } = pageOf(narrowed(sorted), query);
  const views = content.map((review) => reviewView(store, review, viewer));
  return { status: 200, body: { ...info, content: views } };
}

/** What is wrong with the days of a filter; `place` is where they stand, `query` or `body`. */
export function filterProblems(
  { startDate, endDate }: Pick<ReviewFilter, 'startDate' | 'endDate'>,
  place: 'query' | 'body',
): FieldProblem[] {
  return startDate && endDate ? rangeProblems({ startDate, endDate }, `${place}.endDate`) : [];
}
