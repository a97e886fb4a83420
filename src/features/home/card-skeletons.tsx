import { Card } from '../../ui/card/card.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import * as styles from './home-section.css.ts';

/** The place of so many cards on their way. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.cards} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <Card
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number alone
          key={place}
          picture={<Skeleton height="100%" />}
          title={<Skeleton width="160px" height="1.875rem" />}
          aside={<Skeleton width="56px" height="1.25rem" />}
          facts={<Skeleton width="220px" height="1.25rem" />}
          price={<Skeleton width="120px" height="1.75rem" />}
        />
      ))}
    </div>
  );
}
