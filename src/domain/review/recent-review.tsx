import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { Avatar } from '../../ui/content/avatar/avatar.tsx';
import { PersonPicture } from '../person/person-picture.tsx';
import * as styles from './recent-review.css.ts';
import { shorten } from './shorten.ts';
import { Stars } from './stars.tsx';

interface RecentReviewProps {
  /** Who wrote it. */
  author: string;
  /** Their id; without one their initials stand for them. */
  authorId?: number;
  /** The boat or tour. */
  about: ReactNode;
  /** When, RFC 3339. */
  at: string;
  rating: number;
  comment: string;
}

/** A new review in a row, as short as a list of activity needs it. */
export function RecentReview(props: RecentReviewProps) {
  const { author, authorId, about, at, rating, comment } = props;
  const format = useFormat();
  const short = shorten(comment);
  return (
    <div className={styles.row}>
      {authorId === undefined ? (
        <Avatar name={author} />
      ) : (
        <PersonPicture id={authorId} name={author} />
      )}
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
