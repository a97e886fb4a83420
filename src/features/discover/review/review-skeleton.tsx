import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import * as styles from './review-section.css.ts';

/** The place of reviews on their way. */
export function ReviewSkeleton() {
  return (
    <div className={styles.list}>
      <Skeleton height="180px" />
      <Skeleton height="180px" />
    </div>
  );
}
