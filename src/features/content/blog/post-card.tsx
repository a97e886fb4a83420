import { Link } from '@tanstack/react-router';
import type { BlogPostSummary } from '../../../api/contract/types.ts';
import { currentLocale } from '../../../i18n/locale.ts';
import * as styles from './post-card.css.ts';
import { PostFacts } from './post-facts.tsx';
import { PostPicture } from './post-picture.tsx';

interface PostCardProps {
  post: BlogPostSummary;
  /** `large` lays picture and words side by side. */
  look: 'large' | 'small';
  level: 2 | 3;
}

/** An entry of the logbook; the whole card leads to it. */
export function PostCard({ post, look, level }: PostCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const locale = currentLocale();
  return (
    <article className={styles.card[look]}>
      <div className={styles.picture}>
        <PostPicture path={post.image} aboveFold={look === 'large'} />
      </div>
      <div className={styles.words}>
        <Heading className={styles.title[look]}>
          <Link to="/blog/$slug" params={{ slug: post.slug }} className={styles.link}>
            {post.title[locale]}
          </Link>
        </Heading>
        <p className={styles.summary[look]}>{post.summary[locale]}</p>
        <PostFacts post={post} />
      </div>
    </article>
  );
}
