import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { Review } from '../../api/contract/types.ts';
import { Button } from '../../ui/actions/button/button.tsx';
import { lazyDialog } from '../../ui/loading/lazy/lazy-dialog.tsx';

const RemovalDialog = lazyDialog(() => import('./removal-dialog.tsx'));

interface RemoveReviewProps {
  review: Review;
  /** Whether it asks now. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The review is gone, and the button with it. */
  onRemoved: () => void;
}

/** Removes a review for good, after asking why. */
export function RemoveReview({ review, onRemoved, ...state }: RemoveReviewProps) {
  const { t } = useLingui();
  const name = review.customer.fullName;
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-label={t`Delete the review by ${name}`}
        onHoverStart={RemovalDialog.preload}
        onFocus={RemovalDialog.preload}
        onPress={() => state.onOpenChange(true)}
      >
        <Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
        <Trans>Delete</Trans>
      </Button>
      {state.isOpen && <RemovalDialog {...state} review={review} onRemoved={onRemoved} />}
    </>
  );
}
