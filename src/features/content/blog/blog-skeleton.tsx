import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../ui/loading/loading-status/loading-status.tsx';
import { posts } from './blog-page.css.ts';
import * as styles from './post-card.css.ts';

/** The place of entries loading. */
export function BlogSkeleton() {
  return (
    <div>
      <LoadingStatus />
      <div className={posts} aria-hidden="true">
        {(['large', 'small', 'small'] as const).map((look, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number alone
          <div key={place} className={styles.card[look]}>
            <Skeleton aspectRatio="4 / 3" />
            <div className={styles.words}>
              <Skeleton width="80%" height="3rem" />
              <Skeleton height="1.75rem" />
              <Skeleton width="220px" height="1.25rem" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
