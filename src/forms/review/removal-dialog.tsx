import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reviewDecisionLimits } from '../../api/contract/contract.ts';
import { vAdministrativeReason } from '../../api/contract/request-schemas.ts';
import type { Review, ReviewRemoval } from '../../api/contract/types.ts';
import { removeReview, reviewRemovalQuery } from '../../api/resources/admin/review-decisions.ts';
import { useRefetchReviews } from '../../domain/review/use-refetch-reviews.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button } from '../../ui/actions/button/button.tsx';
import { Notice } from '../../ui/feedback/notice/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton/skeleton.tsx';
import { notifySuccess } from '../../ui/feedback/toast/notify.ts';
import { Decision } from '../decision/decision.tsx';
import { createKeyPerContents } from '../submission/key-per-contents.ts';
import { ReviewQuote } from './review-quote.tsx';

interface RemovalDialogProps {
  review: Review;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onRemoved: () => void;
}

/** Removes a review for good: says what that does to the rating, and asks why. */
export default function RemovalDialog({ review, onOpenChange, onRemoved }: RemovalDialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  const refetchReviews = useRefetchReviews();
  const [keyFor] = useState(createKeyPerContents);
  const preview = useQuery(reviewRemovalQuery(review.id));
  const isGone = preview.error !== null && isMissing(preview.error);

  async function remove(reason = '') {
    const { entityName, before, after } = await removeReview({
      id: review.id,
      reason,
      idempotencyKey: keyFor(reason),
    });
    await refetchReviews();
    onRemoved();
    const [was, is] = [before, after].map(({ averageRating }) =>
      averageRating === null ? t`none` : format.rating(averageRating),
    );
    void notifySuccess(t`The review was deleted. Rating of ${entityName}: ${was}, now ${is}.`);
  }

  return null;
}
