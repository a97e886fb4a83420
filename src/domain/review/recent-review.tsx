import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { Avatar } from '../../ui/content/avatar/avatar.tsx';
import * as styles from './recent-review.css.ts';
import { shorten } from './shorten.ts';
import { Stars } from './stars.tsx';

interface RecentReviewProps {
  /** Who wrote it. */
  author: string;
  /** The boat or tour. */
  about: ReactNode;
  /** When, RFC 3339. */
  at: string;
  rating: number;
  comment: string;
}

/** A new review in a row, as short as a list of activity needs it. */
export function RecentReview({ author, about, at, rating, comment }: RecentReviewProps) {
  const format = useFormat();
  const short = shorten(comment);
  return (
    <div className={styles.row}>
      <Avatar name={author} />
      <div className={styles.text}>
        <div className={styles.head}>
          <strong>{author}</strong>
          <Stars rating={rating} />
        </div>
        <p className={styles.quiet}>
          {about} · <time dateTime={at}>{format.date(at, 'long')}</time>
        </p>
        <p>{short === undefined ? comment : `${short}…`}</p>
      </div>
    </div>
  );
}
