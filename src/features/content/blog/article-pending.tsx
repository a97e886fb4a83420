import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../ui/loading/loading-status/loading-status.tsx';
import { content } from '../../../ui/theme/global.css.ts';
import * as styles from './article-page.css.ts';

/** The place of an entry on its way. */
export function ArticlePending() {
  return (
    <div className={content}>
      <LoadingStatus />
      <div className={styles.header}>
        <Skeleton width="160px" height="1.5rem" />
        <Skeleton width="90%" height="4.25rem" />
        <Skeleton height="1.75rem" />
      </div>
      <div className={styles.picture}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.text}>
        <Skeleton height="120px" />
        <Skeleton height="120px" />
      </div>
    </div>
  );
}
