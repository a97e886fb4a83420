import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../ui/loading/loading-status/loading-status.tsx';
import * as styles from './pending-page.css.ts';

/** What stands while a page loads for longer than a moment. */
export function PendingPage() {
  return (
    <div className={styles.page}>
      <LoadingStatus />
      <Skeleton width="min(420px, 80%)" height="48px" />
      <Skeleton width="100%" height="320px" />
    </div>
  );
}
