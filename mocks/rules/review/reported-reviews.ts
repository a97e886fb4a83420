import { derived } from '../../store/derived.ts';
import type { ReviewFlagRecord, ReviewRecord, Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { instant } from '../calendar/day.ts';
import { compare } from '../common/order.ts';
import { conflict, type Refusal } from '../common/refusal.ts';

/** A review that was reported, with its reports, the oldest first. */
export interface Reported {
  review: ReviewRecord;
  flags: ReviewFlagRecord[];
  state: Schemas['ReportState'];
  firstReportedAt: string;
  lastReportedAt: string;
}

const isUndecided = ({ decided }: ReviewFlagRecord) => decided === undefined;

/** Whether a review has a report that waits for a decision. */
export const waitsForDecision = (store: Store, reviewId: number): boolean =>
  store.reviewFlags.where('reviewId', reviewId).some(isUndecided);

function reportedOf(
  review: ReviewRecord,
  unsorted: readonly ReviewFlagRecord[],
): Reported | undefined {
  const flags = unsorted.toSorted((a, b) => compare(a.createdAt, b.createdAt) || a.id - b.id);
  const open = flags.filter(isUndecided);
  const [first] = open.length > 0 ? open : flags;
  const last = flags.at(-1);
  if (!first || !last) return undefined;
  return {
    review,
    flags,
    state: open.length > 0 ? 'OPEN' : 'KEPT',
    firstReportedAt: first.createdAt,
    lastReportedAt: last.createdAt,
  };
}

/** A review and its reports; undefined for one that nobody reported. */
const reported = (store: Store, review: ReviewRecord): Reported | undefined =>
  reportedOf(review, store.reviewFlags.where('reviewId', review.id));

/** Every review that was reported, in no order. */
export const reportedReviews = derived((store): readonly Reported[] => {
  const byReview = Map.groupBy(store.reviewFlags.all(), ({ reviewId }) => reviewId);
  return [...byReview].flatMap(([reviewId, flags]) => {
    const review = store.reviews.get(reviewId);
    return (review && reportedOf(review, flags)) ?? [];
  });
});

/**
 * Decides on every open report that a review stays, if one waits; 409 for a review that nobody reported.
 * `now` in milliseconds since 1970.
 */
export function keep(
  store: Store,
  review: ReviewRecord,
  administrator: UserRecord,
  now: number,
): Reported | Refusal {
  const open = store.reviewFlags.where('reviewId', review.id).filter(isUndecided);
  const decided = { at: instant(now), byId: administrator.id };
  for (const { id } of open) store.reviewFlags.update(id, { decided });
  return reported(store, review) ?? NOT_REPORTED;
}

const NOT_REPORTED = conflict('REVIEW_NOT_REPORTED', {
  tr: 'Bu yorumu kimse bildirmedi.',
  en: 'Nobody has reported this review.',
});

type Order = (a: Reported, b: Reported) => number;
const tied: Order = (a, b) => compare(a.review.id, b.review.id);
const byFirst: Order = (a, b) => compare(a.firstReportedAt, b.firstReportedAt) || tied(a, b);
const byCount: Order = (a, b) => compare(a.flags.length, b.flags.length) || byFirst(b, a);

export const REPORTED_ORDERS: Record<Schemas['ReportedReviewSort'], Order> = {
  'firstReportedAt,asc': byFirst,
  'firstReportedAt,desc': (a, b) => byFirst(b, a),
  'reportCount,asc': (a, b) => compare(a.flags.length, b.flags.length) || byFirst(a, b),
  'reportCount,desc': (a, b) => byCount(b, a),
};
