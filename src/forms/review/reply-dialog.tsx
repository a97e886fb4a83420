import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { reviewReplyCreateLimits } from '../../api/contract/contract.ts';
import { vReviewReplyCreate } from '../../api/contract/request-schemas.ts';
import type { Review } from '../../api/contract/types.ts';
import { replyToReview } from '../../api/resources/reviews/mutations.ts';
import { useRefetchReviews } from '../../domain/review/use-refetch-reviews.ts';
import { notifySuccess } from '../../ui/feedback/toast/notify.ts';
import { RemarkDialog } from './remark-dialog.tsx';

interface ReplyDialogProps {
  review: Review;
  userId: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The host's or an administrator's answer to a review, which everybody reads. */
export default function ReplyDialog({ review, userId, isOpen, onOpenChange }: ReplyDialogProps) {
  const { t } = useLingui();
  const refetchReviews = useRefetchReviews();
  return (
    <RemarkDialog
      review={review}
      title={t`Reply to the review`}
      label={t`Your reply`}
      description={t`Everybody reads it, with your name, as an official reply.`}
      submitLabel={<Trans>Publish the reply</Trans>}
      rule={vReviewReplyCreate.entries.message}
      ruleTexts={{ required: msg`Write your reply` }}
      maxLength={reviewReplyCreateLimits.message.maxLength}
      draftKey={`reply to review ${review.id} of ${userId}`}
      onSend={(message, idempotencyKey) =>
        replyToReview({ reviewId: review.id, body: { message }, idempotencyKey })
      }
      onSent={() => {
        onOpenChange(false);
        void refetchReviews();
        void notifySuccess(t`Your reply is published.`);
      }}
      isOpen={isOpen}
      onClose={() => onOpenChange(false)}
    />
  );
}
