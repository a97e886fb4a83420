import type { Reported } from '../../rules/review/reported-reviews.ts';
import type { Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { userReference } from '../account/user.ts';
import { reviewView } from './review.ts';

/** Most reports of one review that are told: the oldest. */
const MAX_REPORTS = 100;

/** A reported review with its reports, as an administrator sees it. */
export function reportedReviewView(
  store: Store,
  { review, flags, state, firstReportedAt, lastReportedAt }: Reported,
  viewer: UserRecord,
): Schemas['ReportedReview'] {
  const decisions = flags.flatMap(({ decided }) => decided ?? []);
  const last = decisions.toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(-1);
  return {
    id: review.id,
    review: reviewView(store, review, viewer),
    state,
    reportCount: flags.length,
    firstReportedAt,
    lastReportedAt,
    reports: flags.slice(0, MAX_REPORTS).map(({ id, userId, reason, createdAt, decided }) => ({
      id,
      reporter: userReference(store, userId),
      reason,
      createdAt,
      isDecided: decided !== undefined,
    })),
    decidedAt: last?.at ?? null,
    decidedBy: last ? userReference(store, last.byId) : null,
  };
}
