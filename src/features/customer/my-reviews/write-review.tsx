import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Booking, ReviewUpdate } from '../../../api/contract/types.ts';
import { ApiError } from '../../../api/errors/api-error.ts';
import { createReview } from '../../../api/resources/reviews/mutations.ts';
import { useRefetchReviews } from '../../../domain/review/use-refetch-reviews.ts';
import { createKeyedCalls } from '../../../forms/submission/keyed-calls.ts';
import { notifySuccess } from '../../../ui/feedback/toast/notify.ts';
import { ReviewForm } from './review-form.tsx';
import { emptyReview } from './review-rules.ts';

/** What the service answers to a second review of one booking. */
const CONFLICT = 409;

interface WriteReviewProps {
  customerId: number;
  booking: Booking;
  /** Written, or left for another time. */
  onDone: (isWritten: boolean) => void;
}

/** The review of a trip that is over. */
export function WriteReview({ customerId, booking, onDone }: WriteReviewProps) {
  const { t } = useLingui();
  const [keyed] = useState(createKeyedCalls);
  const refetchReviews = useRefetchReviews();
  const { id: bookingId, boatName, tourName } = booking;
  const name = boatName ?? tourName ?? '';

  async function send(contents: ReviewUpdate) {
    const review = { bookingId, ...contents };
    try {
      await keyed(review, (idempotencyKey) => createReview({ review, idempotencyKey }));
    } catch (error) {
      // Written on another device, or in another tab: the page then says so itself.
      if (error instanceof ApiError && error.status === CONFLICT) await refetchReviews();
      throw error;
    }
  }
  function finish() {
    onDone(true);
    void refetchReviews();
    void notifySuccess(t`Thank you, your review is published.`);
  }

  return (
    <ReviewForm
      label={t`Review of ${name}`}
      initial={emptyReview}
      draftKey={`review ${bookingId} of ${customerId}`}
      submitLabel={<Trans>Publish the review</Trans>}
      cancelLabel={<Trans>Later</Trans>}
      onSend={send}
      onSent={finish}
      onCancel={() => onDone(false)}
    />
  );
}
