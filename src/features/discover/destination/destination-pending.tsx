import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../ui/loading/loading-status/loading-status.tsx';
import { content } from '../../../ui/theme/global.css.ts';
import * as styles from './destination-page.css.ts';

/** The place of a destination on its way. */
export function DestinationPending() {
  return (
    <div className={content}>
      <LoadingStatus />
      <div className={styles.crumbs}>
        <Skeleton width="160px" height="1.5rem" />
      </div>
      <div className={styles.picture}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.intro}>
        <Skeleton height="144px" />
        <Skeleton height="144px" />
      </div>
    </div>
  );
}
