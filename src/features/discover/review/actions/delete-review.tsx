import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Review } from '../../../../api/contract/types.ts';
import { deleteReview } from '../../../../api/resources/reviews/mutations.ts';
import { useRefetchReviews } from '../../../../domain/review/use-refetch-reviews.ts';
import { FailureNotice } from '../../../../forms/submission/failure-notice.tsx';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog/confirm-dialog.tsx';

interface DeleteReviewProps {
  review: Review;
  /** The review is gone, and the button with it. */
  onDeleted: () => void;
}

/** Removes a review for good, after asking. */
export function DeleteReview({ review, onDeleted }: DeleteReviewProps) {
  const { t } = useLingui();
  const refetchReviews = useRefetchReviews();
  const [isOpen, setOpen] = useState(false);
  const name = review.customer.fullName;
  const deletion = useMutation({
    mutationFn: () => deleteReview(review.id),
    async onSuccess() {
      setOpen(false);
      await refetchReviews();
      onDeleted();
      await notifySuccess(t`The review was deleted.`);
    },
  });

  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-label={t`Delete the review by ${name}`}
        pending={deletion.isSuccess}
        onPress={() => setOpen(true)}
      >
        <Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={<Trans>Delete this review?</Trans>}
        confirmLabel={<Trans>Delete the review</Trans>}
        cancelLabel={<Trans>Keep it</Trans>}
        pending={deletion.isPending}
        danger
        error={<FailureNotice error={deletion.error} />}
        onConfirm={() => deletion.mutate()}
      >
        <p>
          <Trans>What {name} wrote goes for good, with the replies. The rating follows.</Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
