import { capped } from '../rules/list.ts';
import { pageOf } from '../rules/page.ts';
import { rangeProblems } from '../rules/period.ts';
import type { FieldProblem } from '../rules/refusal.ts';
import { type ReviewFilter, sortReviews } from '../rules/review-search.ts';
import type { ReviewRecord, Schemas, UserRecord } from '../store/records.ts';
import type { Store } from '../store/state.ts';
import { reviewView } from '../views/review.ts';

/** The newest of some reviews, newest first, as somebody sees them. */
export function reviewList(
  store: Store,
  viewer: UserRecord | undefined,
  reviews: readonly ReviewRecord[],
  limit?: number,
): { status: 200; body: Schemas['Review'][] } {
  const newest = capped(sortReviews(reviews), limit);
  return { status: 200, body: newest.map((review) => reviewView(store, review, viewer)) };
}

/** A page of some reviews as somebody sees them; only its own are joined. Newest first unless stated. */
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
): { status: 200; body: Schemas['ReviewPage'] } {
  const sorted = sortReviews(reviews, query.sortBy, query.sortDirection);
  const { content, ...info } = pageOf(sorted, query);
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
