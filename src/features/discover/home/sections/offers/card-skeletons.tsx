import { CardSkeleton } from '../../../../../ui/content/card/card-skeleton.tsx';
import * as styles from '../home-section.css.ts';

/** Placeholders for a number of loading cards. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.cards}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number alone
        <CardSkeleton key={place} place={place} />
      ))}
    </div>
  );
}
