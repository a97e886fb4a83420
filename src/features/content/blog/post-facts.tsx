import { Plural } from '@lingui/react/macro';
import type { BlogPostSummary } from '../../../api/contract/types.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import * as styles from './post-card.css.ts';

type Facts = Pick<BlogPostSummary, 'author' | 'publishedAt' | 'readingMinutes'>;

/** Who wrote it, when, and how long reading takes. */
export function PostFacts({ post: { author, publishedAt, readingMinutes } }: { post: Facts }) {
  const format = useFormat();
  return (
    <p className={styles.facts}>
      {author} · <time dateTime={publishedAt}>{format.date(publishedAt)}</time> ·{' '}
      <Plural value={readingMinutes} one="# minute" other="# minutes" />
    </p>
  );
}
