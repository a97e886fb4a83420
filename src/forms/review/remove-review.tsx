import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Review } from '../../api/contract/types.ts';
import { Button } from '../../ui/actions/button/button.tsx';
import { lazyDialog } from '../../ui/loading/lazy/lazy-dialog.tsx';
import { useInterrupted } from '../decision/decision-draft.ts';
import { removalOf } from './removal-act.ts';

const RemovalDialog = lazyDialog(() => import('./removal-dialog.tsx'));

interface RemoveReviewProps {
  review: Review;
  /** The review is gone, and the button with it. */
  onRemoved: () => void;
}

/** Removes a review for good, after asking why. */
export function RemoveReview({ review, onRemoved }: RemoveReviewProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(useInterrupted([removalOf(review.id)]) !== undefined);
  const name = review.customer.fullName;
  return (
    <>
      <Button
        variant="text"
        size="small"
        data-act="delete"
        aria-label={t`Delete the review by ${name}`}
        onHoverStart={RemovalDialog.preload}
        onFocus={RemovalDialog.preload}
        onPress={() => setOpen(true)}
      >
        <Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
        <Trans>Delete</Trans>
      </Button>
      {isOpen && (
        <RemovalDialog review={review} isOpen onOpenChange={setOpen} onRemoved={onRemoved} />
      )}
    </>
  );
}
