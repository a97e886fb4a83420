import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { reviewFlagLimits } from '../../api/contract/contract.ts';
import { vReviewFlag } from '../../api/contract/request-schemas.ts';
import type { Review } from '../../api/contract/types.ts';
import { flagReview } from '../../api/resources/reviews/mutations.ts';
import { useRefetchReviews } from '../../domain/review/use-refetch-reviews.ts';
import { notifySuccess } from '../../ui/feedback/toast/notify.ts';
import { RemarkDialog } from './remark-dialog.tsx';

interface FlagDialogProps {
  review: Review;
  userId: number;
  /** The report is with the administrators, and the dialog may go. */
  onFlagged: () => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What is wrong with a review, for the administrators. */
export default function FlagDialog({
  review,
  userId,
  onFlagged,
  isOpen,
  onOpenChange,
}: FlagDialogProps) {
  const { t } = useLingui();
  const refetchReviews = useRefetchReviews();
  return (
    <RemarkDialog
      review={review}
      title={t`Report the review`}
      label={t`What is wrong with it?`}
      description={t`Only administrators read this. The review stays until they have decided.`}
      submitLabel={<Trans>Report the review</Trans>}
      rule={vReviewFlag.entries.reason}
      ruleTexts={{ required: msg`Say what is wrong with the review` }}
      maxLength={reviewFlagLimits.reason.maxLength}
      draftKey={`report of review ${review.id} by ${userId}`}
      onSend={(reason, idempotencyKey) =>
        flagReview({ reviewId: review.id, body: { reason }, idempotencyKey })
      }
      onSent={() => {
        onFlagged();
        void refetchReviews();
        void notifySuccess(t`The review was reported.`);
      }}
      isOpen={isOpen}
      onClose={() => onOpenChange(false)}
    />
  );
}
