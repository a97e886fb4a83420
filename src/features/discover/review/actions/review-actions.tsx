import { Trans, useLingui } from '@lingui/react/macro';
import { Flag, Reply } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  deleteReviewOperation,
  flagReviewOperation,
  replyToReviewOperation,
} from '../../../../api/contract/contract.ts';
import { mayCall } from '../../../../api/contract/may-call.ts';
import type { Review } from '../../../../api/contract/types.ts';
import type { SessionUser } from '../../../../api/session/stored-session.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';
import { DeleteReview } from './delete-review.tsx';
import * as styles from './review-actions.css.ts';

interface ReviewActionsProps {
  review: Review;
  user: SessionUser;
  /** Whose boat or tour it is about. */
  hostId: number;
  onDeleted: () => void;
}

/** What the host and administrators may do about a review; nothing for anybody else. */
export function ReviewActions({ review, user, hostId, onDeleted }: ReviewActionsProps) {
  const mayReply = mayCall(replyToReviewOperation, user, hostId);
  const mayFlag = mayCall(flagReviewOperation, user, hostId);
  const mayDelete = mayCall(deleteReviewOperation, user, hostId);
  if (!mayReply && !mayFlag && !mayDelete) return null;
  return (
    <div className={styles.actions}>
      {mayReply && <ReplyToReview review={review} userId={user.id} />}
      {mayFlag && <FlagReview review={review} userId={user.id} />}
      {mayDelete && <DeleteReview review={review} onDeleted={onDeleted} />}
    </div>
  );
}

const ReplyDialog = lazyDialog(() => import('./reply-dialog.tsx'));
const FlagDialog = lazyDialog(() => import('./flag-dialog.tsx'));

interface RemarkProps {
  review: Review;
  userId: number;
}

function ReplyToReview(about: RemarkProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const name = about.review.customer.fullName;
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-label={t`Reply to the review by ${name}`}
        onHoverStart={ReplyDialog.preload}
        onFocus={ReplyDialog.preload}
        onPress={() => setOpen(true)}
      >
        <Reply aria-hidden="true" size={16} strokeWidth={1.75} />
        <Trans>Reply</Trans>
      </Button>
      {isOpen && <ReplyDialog {...about} isOpen onOpenChange={setOpen} />}
    </>
  );
}

function FlagReview(about: RemarkProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [isFlagged, setFlagged] = useState(false);
  const flaggedNotice = useRef<HTMLParagraphElement>(null);
  const name = about.review.customer.fullName;

  // The button goes, and what takes its place takes the focus too.
  useEffect(() => {
    if (isFlagged) flaggedNotice.current?.focus({ preventScroll: true });
  }, [isFlagged]);

  if (isFlagged) {
    return (
      <p ref={flaggedNotice} className={styles.flagged} tabIndex={-1}>
        <Flag aria-hidden="true" size={16} strokeWidth={1.75} fill="currentColor" />
        <Trans>Reported</Trans>
      </p>
    );
  }
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-label={t`Report the review by ${name}`}
        onHoverStart={FlagDialog.preload}
        onFocus={FlagDialog.preload}
        onPress={() => setOpen(true)}
      >
        <Flag aria-hidden="true" size={16} strokeWidth={1.75} />
        <Trans>Report</Trans>
      </Button>
      {isOpen && (
        <FlagDialog {...about} isOpen onOpenChange={setOpen} onFlagged={() => setFlagged(true)} />
      )}
    </>
  );
}
