import { client } from '../../client.ts';
import type {
  Review,
  ReviewCreate,
  ReviewFlag,
  ReviewReply,
  ReviewUpdate,
} from '../../contract/types.ts';
import { answer } from '../../pipeline/answer.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';

export interface ReviewRequest {
  review: ReviewCreate;
  /** One per contents: sent again after a failure, the review is written once. */
  idempotencyKey: string;
}

/**
 * Reviews the boat or tour of a booking. Rejects with an ApiError: 409 when that was done before,
 * 422 unless the booking is COMPLETED.
 */
export function createReview({ review, idempotencyKey }: ReviewRequest): Promise<Review> {
  return answer(
    client.POST('/reviews', {
      body: review,
      params: { header: { [idempotencyHeader]: idempotencyKey } },
    }),
  );
}

/** Replaces the stars and the comment of one's own review. Rejects with an ApiError. */
export function updateReview(id: number, review: ReviewUpdate): Promise<Review> {
  return answer(client.PUT('/reviews/{id}', { params: { path: { id } }, body: review }));
}

/** What is said about a review. `idempotencyKey`: one per contents, as above. */
interface SaidOf<Said> {
  reviewId: number;
  said: Said;
  idempotencyKey: string;
}

/**
 * Answers a review in public, as its host or an administrator. Rejects with an ApiError: 409 when the
 * review holds as many replies as it takes.
 */
export function replyToReview(reply: SaidOf<{ message: string }>): Promise<ReviewReply> {
  const { reviewId, said, idempotencyKey } = reply;
  return answer(
    client.POST('/reviews/{id}/reply', {
      params: { path: { id: reviewId }, header: { [idempotencyHeader]: idempotencyKey } },
      body: said,
    }),
  );
}

/** Reports a review to the administrators. Rejects with an ApiError: 409 when that was done before. */
export async function flagReview(flag: SaidOf<ReviewFlag>): Promise<void> {
  const { reviewId, said, idempotencyKey } = flag;
  await answer(
    client.POST('/reviews/{id}/flag', {
      params: { path: { id: reviewId }, header: { [idempotencyHeader]: idempotencyKey } },
      body: said,
    }),
  );
}

/** Removes a review and its replies for good; administrators only. Rejects with an ApiError. */
export async function deleteReview(id: number): Promise<void> {
  await client.DELETE('/reviews/{id}', { params: { path: { id } } });
}
