import { msg } from '@lingui/core/macro';
import { vReviewUpdate } from '../../../api/contract/request-schemas.ts';
import type { ReviewUpdate } from '../../../api/contract/types.ts';
import type { FieldErrors } from '../../../forms/field-error.ts';
import { schemaErrors } from '../../../forms/schema-errors.ts';

/** What the form holds: no stars before somebody has given any. */
export interface ReviewValues {
  rating: number | null;
  comment: string;
}

export const emptyReview: ReviewValues = { rating: null, comment: '' };

/** What is sent: without blanks at either end. Without stars it meets no rule. */
export function written({ rating, comment }: ReviewValues): ReviewUpdate {
  return { rating: rating ?? Number.NaN, comment: comment.trim() };
}

/** What is wrong with a filled-in review, by the rules of the contract. */
export function reviewErrors(values: ReviewValues): FieldErrors<ReviewValues> {
  return schemaErrors(vReviewUpdate, written(values), {
    rating: { required: msg`Give one to five stars` },
    comment: { required: msg`Tell us in a few sentences how it was` },
  });
}
