import type { Review } from '../../api/contract/types.ts';
import { Comment } from '../../domain/review/comment.tsx';
import { Replies } from '../../domain/review/replies.tsx';
import { Stars } from '../../domain/review/stars.tsx';
import { WrittenIn } from '../../domain/text-language/written-in.tsx';
import * as styles from './remark-dialog.css.ts';

/** The review that is written about, in front of whoever writes. */
export function ReviewQuote({ review }: { review: Review }) {
  return (
    <blockquote className={styles.review}>
      <p className={styles.by}>
        {review.customer.fullName} <Stars rating={review.rating} />
      </p>
      <Comment text={review.comment} language={review.textLanguage} />
      <WrittenIn language={review.textLanguage} />
      <Replies replies={review.replies} language={review.textLanguage} />
    </blockquote>
  );
}
