import { answer } from '../answer.ts';
import { client } from '../client.ts';
import { idempotencyHeader } from '../idempotency-key.ts';
import type { Review, ReviewCreate, ReviewUpdate } from '../types.ts';

// A chunk of its own: only the forms of a customer's reviews import this file.

export interface ReviewRequest {
  review: ReviewCreate;
  /** One per contents: sent again after a failure, the review is written once (decision 75). */
  idempotencyKey: string;
}

/**
 * Reviews the boat or tour of a booking. Rejects with an ApiError: 409 when that was done before,
 * 422 unless the booking is COMPLETED (decision 78).
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
