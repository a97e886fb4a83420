import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import type { ReportedReview, ReviewRemoval } from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { adminReviewsKey } from './reviews.ts';

/** What removing a review would do to the rating of its boat or tour. */
export function reviewRemovalQuery(id: number) {
  return queryOptions({
    queryKey: [...adminReviewsKey, 'removal', id],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/admin/reviews/{id}/removal-preview', { params: { path: { id } }, signal }),
      ),
    // It is asked for when somebody is about to do it.
    staleTime: 0,
    gcTime: 0,
  });
}

interface Removal {
  id: number;
  /** Kept in the audit. */
  reason: string;
  /** One per contents: sent again after a failure, the review is removed once. */
  idempotencyKey: string;
}

/** Removes a review and its replies for good. Rejects with an ApiError: 404 when it is gone already. */
export function removeReview({ id, reason, idempotencyKey }: Removal): Promise<ReviewRemoval> {
  return unwrap(
    client.POST('/admin/reviews/{id}/removal', {
      params: { path: { id }, header: { [idempotencyHeader]: idempotencyKey } },
      body: { reason },
    }),
  );
}

/**
 * Decides that a reported review stays. Where somebody else has decided so already, nothing changes, and the
 * answer tells who. Rejects with an ApiError: 404 when it was removed, 409 when nobody reported it.
 */
export function keepReview(id: number, reason: string): Promise<ReportedReview> {
  return unwrap(
    client.PUT('/admin/reviews/{id}/keep', { params: { path: { id } }, body: { reason } }),
  );
}
