import { Trans } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Review } from '../../api/contract/types.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { PersonPicture } from '../person/person-picture.tsx';
import { WrittenIn } from '../text-language/written-in.tsx';
import { Comment } from './comment.tsx';
import { Replies } from './replies.tsx';
import * as styles from './review-card.css.ts';
import { Stars } from './stars.tsx';

interface ReviewCardProps {
  review: Review;
  /** What the reader may do about it. */
  actions: ReactNode;
}

/** One review: who, when, how many stars, what they wrote, what was answered. */
export function ReviewCard({ review, actions }: ReviewCardProps) {
  const format = useFormat();
  return (
    <article className={styles.card}>
      <div className={styles.author}>
        <PersonPicture id={review.customer.id} name={review.customer.fullName} />
        <div className={styles.head}>
          <h3 className={styles.name}>{review.customer.fullName}</h3>
          <Stars rating={review.rating} />
        </div>
        <p className={styles.facts}>
          <time dateTime={review.createdAt}>{format.date(review.createdAt, 'long')}</time>
          {review.isVerified && (
            <span className={styles.verified}>
              <BadgeCheck aria-hidden="true" size={15} strokeWidth={1.75} />
              <Trans>Verified booking</Trans>
            </span>
          )}
        </p>
      </div>
      <Comment text={review.comment} language={review.textLanguage} />
      <WrittenIn language={review.textLanguage} />
      <Replies replies={review.replies} language={review.textLanguage} />
      {actions}
    </article>
  );
}
