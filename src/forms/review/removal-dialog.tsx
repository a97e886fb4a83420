import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Review, ReviewRemoval } from '../../api/contract/types.ts';
import { ApiError } from '../../api/errors/api-error.ts';
import { removeReview, reviewRemovalQuery } from '../../api/resources/admin/review-decisions.ts';
import { useRefetchReviews } from '../../domain/review/use-refetch-reviews.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { notifySuccess } from '../../ui/feedback/toast/notify.ts';
import { Decision } from '../decision/decision.tsx';
import { createKeyedCalls } from '../submission/keyed-calls.ts';
import { RemovalConsequences } from './removal-consequences.tsx';
import { useRemovalReasons } from './removal-reasons.ts';
import { ReviewQuote } from './review-quote.tsx';

interface RemovalDialogProps {
  review: Review;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** It is gone, by this person or another. */
  onRemoved: () => void;
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Removes a review for good: says what that does to the rating, and asks why. */
export default function RemovalDialog({ review, onOpenChange, onRemoved }: RemovalDialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  const queries = useQueryClient();
  const refetchReviews = useRefetchReviews();
  const reason = useRemovalReasons(review.id);
  const [keyed] = useState(createKeyedCalls);
  const removal = useRef<ReviewRemoval>(undefined);
  const preview = useQuery(reviewRemovalQuery(review.id));
  const isGone = useRef(false);
  const gone = <Trans>Somebody else has deleted this review already.</Trans>;

  async function remove(words = '') {
    try {
      removal.current = await keyed(words, (idempotencyKey) =>
        removeReview({ id: review.id, reason: words, idempotencyKey }),
      );
    } catch (error) {
      isGone.current = isMissing(error);
      throw error;
    }
  }

  async function close() {
    onOpenChange(false);
    const done = removal.current;
    if (!done && !isGone.current && !isMissing(preview.error)) return;
    // There is nothing left that could be previewed.
    queries.removeQueries(reviewRemovalQuery(review.id));
    await refetchReviews();
    onRemoved();
    if (!done) return;
    const { entityName } = done;
    const rating = done.after.averageRating;
    await notifySuccess(
      rating === null
        ? t`The review was deleted. ${entityName} has no rating now.`
        : t`The review was deleted. The rating of ${entityName} is ${format.rating(rating)} now.`,
    );
  }

  return (
    <Decision
      title={<Trans>Delete this review?</Trans>}
      reason={reason}
      confirmLabel={<Trans>Delete the review</Trans>}
      tone="danger"
      failed={<Trans>The review could not be deleted</Trans>}
      isBlocked={!preview.data}
      onDecide={remove}
      explain={(error) => (isMissing(error) ? { text: gone, isFinal: true } : undefined)}
      onClose={() => void close()}
    >
      <ReviewQuote review={review} />
      {isMissing(preview.error) ? gone : <RemovalConsequences preview={preview} />}
    </Decision>
  );
}
