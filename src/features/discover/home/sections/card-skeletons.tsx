import { CardSkeleton } from '../../../../ui/content/card/card-skeleton.tsx';
import * as styles from './home-section.css.ts';

/** The place of so many cards loading. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.cards}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number alone
        <CardSkeleton key={place} />
      ))}
    </div>
  );
}
