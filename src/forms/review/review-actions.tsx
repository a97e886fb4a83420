import {
  flagReviewOperation,
  removeReviewOperation,
  replyToReviewOperation,
} from '../../api/contract/contract.ts';
import { mayCall } from '../../api/contract/may-call.ts';
import type { Review } from '../../api/contract/types.ts';
import type { SessionUser } from '../../api/session/stored-session.ts';
import { FlagReview } from './flag-review.tsx';
import { RemoveReview } from './remove-review.tsx';
import { ReplyToReview } from './reply-to-review.tsx';
import * as styles from './review-actions.css.ts';

interface ReviewActionsProps {
  review: Review;
  user: SessionUser;
  /** Whose boat or tour it is about; left out in the administration, which may do the same to all. */
  hostId?: number;
  onDeleted: () => void;
}

/** What the host and administrators may do about a review; nothing for anybody else. */
export function ReviewActions({ review, user, hostId = NOBODY, onDeleted }: ReviewActionsProps) {
  const mayReply = mayCall(replyToReviewOperation, user, hostId);
  const mayFlag = mayCall(flagReviewOperation, user, hostId);
  const mayRemove = mayCall(removeReviewOperation, user, hostId);
  if (!mayReply && !mayFlag && !mayRemove) return null;
  return (
    <div className={styles.actions}>
      {mayReply && <ReplyToReview review={review} userId={user.id} />}
      {mayFlag && <FlagReview review={review} userId={user.id} />}
      {mayRemove && <RemoveReview review={review} onRemoved={onDeleted} />}
    </div>
  );
}

/** No user has this id. */
const NOBODY = 0;
