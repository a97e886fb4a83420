import { client } from '../../client.ts';
import type {
  Review,
  ReviewCreate,
  ReviewFlag,
  ReviewReply,
  ReviewUpdate,
} from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

interface ReviewRequest {
  review: ReviewCreate;
  /** One per contents: sent again after a failure, the review is written once. */
  idempotencyKey: string;
}

/**
 * Reviews the boat or tour of a booking. Rejects with an ApiError: 409 when that was done before,
 * 422 unless the booking is COMPLETED.
 */
export function createReview({ review, idempotencyKey }: ReviewRequest): Promise<Review> {
  return unwrap(
    client.POST('/reviews', {
      body: review,
      params: { header: { [idempotencyHeader]: idempotencyKey } },
    }),
  );
}

/** Replaces the stars and the comment of one's own review. Rejects with an ApiError. */
export function updateReview(id: number, review: ReviewUpdate): Promise<Review> {
  return unwrap(client.PUT('/reviews/{id}', { params: { path: { id } }, body: review }));
}

/** A remark about a review. `idempotencyKey`: one per contents, as above. */
interface RemarkRequest<Body> {
  reviewId: number;
  body: Body;
  idempotencyKey: string;
}

/**
 * Answers a review in public, as its host or an administrator. Rejects with an ApiError: 409 when the
 * review holds as many replies as it takes.
 */
export function replyToReview(reply: RemarkRequest<{ message: string }>): Promise<ReviewReply> {
  const { reviewId, body, idempotencyKey } = reply;
  return unwrap(
    client.POST('/reviews/{id}/reply', {
      params: { path: { id: reviewId }, header: { [idempotencyHeader]: idempotencyKey } },
      body,
    }),
  );
}

/** Reports a review to the administrators. Rejects with an ApiError: 409 when that was done before. */
export async function flagReview(flag: RemarkRequest<ReviewFlag>): Promise<void> {
  const { reviewId, body, idempotencyKey } = flag;
  await unwrap(
    client.POST('/reviews/{id}/flag', {
      params: { path: { id: reviewId }, header: { [idempotencyHeader]: idempotencyKey } },
      body,
    }),
  );
}
