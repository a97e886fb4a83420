import { PictureSkeleton } from '../../feedback/skeleton/picture-skeleton.tsx';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import * as styles from './card.css.ts';
import { Card } from './card.tsx';

interface CardSkeletonProps {
  /** Its place in the list, from 0. */
  place?: number;
  /** Whether it is in sight at once. */
  aboveFold?: boolean;
}

/** The place of a card on its way, of the size that it will take. */
export function CardSkeleton({ place, aboveFold }: CardSkeletonProps) {
  return (
    <div aria-hidden="true" className={styles.place}>
      <Card
        picture={<PictureSkeleton place={place} aboveFold={aboveFold} />}
        title={<Skeleton width="160px" height="1.875rem" />}
        aside={<Skeleton width="56px" height="1.25rem" />}
        facts={<Skeleton width="220px" height="1.25rem" />}
        price={<Skeleton width="120px" height="1.75rem" />}
      />
    </div>
  );
}
