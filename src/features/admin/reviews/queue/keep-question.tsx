import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { ReportedReview, Review } from '../../../../api/contract/types.ts';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { keepReview } from '../../../../api/resources/admin/review-decisions.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { useRefetchReviews } from '../../../../domain/review/use-refetch-reviews.ts';
import { Decision } from '../../../../forms/decision/decision.tsx';
import { decisionReason } from '../../../../forms/review/decision-reason.ts';
import { ReviewQuote } from '../../../../forms/review/review-quote.tsx';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';

/** The act as its draft is named. */
export const keepingOf = (reviewId: number) => `keeping of review ${reviewId}`;

interface KeepQuestionProps {
  review: Review;
  onClose: () => void;
  /** It was decided, by this person or another. */
  onDecided: () => void;
}

/** Decides that a reported review stays, and asks why. */
export function KeepQuestion({ review, onClose, onDecided }: KeepQuestionProps) {
  const { t } = useLingui();
  const user = useSession();
  const refetchReviews = useRefetchReviews();
  const kept = useRef<ReportedReview>(undefined);
  const isGone = useRef(false);

  async function keep(words = '') {
    try {
      kept.current = await keepReview(review.id, words);
    } catch (error) {
      isGone.current = error instanceof ApiError && error.status === 404;
      throw error;
    }
  }

  async function close() {
    onClose();
    if (!kept.current && !isGone.current) return;
    await refetchReviews();
    onDecided();
    if (!kept.current) return;
    const { decidedBy } = kept.current;
    const other = decidedBy && decidedBy.id !== user?.id ? decidedBy.fullName : undefined;
    await notifySuccess(
      other ? t`${other} had decided already that the review stays.` : t`The review stays.`,
    );
  }

  return (
    <Decision
      title={<Trans>Keep this review?</Trans>}
      tone="sea"
      confirmLabel={<Trans>Keep the review</Trans>}
      failed={<Trans>The review could not be kept</Trans>}
      reason={{
        ...decisionReason,
        act: keepingOf(review.id),
        label: t`Why it stays`,
        description: t`Only administrators read it, in the audit.`,
        common: [
          { label: t`About this trip`, text: t`It is about this trip; it matches the booking.` },
          { label: t`A fair opinion`, text: t`It is an opinion in fair words.` },
          { label: t`No evidence`, text: t`Nothing speaks for what the report says.` },
        ],
      }}
      onDecide={keep}
      explain={(error) =>
        error.status === 404
          ? {
              text: <Trans>Somebody else has deleted this review already.</Trans>,
              isFinal: true,
            }
          : undefined
      }
      onClose={() => void close()}
    >
      <ReviewQuote review={review} />
      <p>
        <Trans>It leaves the queue, and comes back when somebody reports it anew.</Trans>
      </p>
    </Decision>
  );
}
