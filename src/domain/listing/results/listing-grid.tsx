import { type ReactElement, startTransition, useEffect, useState } from 'react';
import { CardSkeleton } from '../../../ui/content/card/card-skeleton.tsx';
import { nextPaint } from '../../../ui/loading/answer/next-paint.ts';
import * as styles from './listing-grid.css.ts';
import { ABOVE_FOLD } from './listing-skeleton.tsx';

interface ListingGridProps {
  label: string;
  /** Others are loading; these stay until then. */
  outdated: boolean;
  /** Whether skeletons held their place until now: then those above the fold are drawn before the others. */
  replacesSkeleton: boolean;
  /** Each in a list item. */
  children: ReactElement[];
}

/** The cards of a page. Drawing all at once blocks a slow phone; a page that is come back to has its full height at once. */
export function ListingGrid({ label, outdated, replacesSkeleton, children }: ListingGridProps) {
  const [isWhole, setWhole] = useState(!replacesSkeleton);
  useEffect(() => {
    let isThere = true;
    void nextPaint().then(() => {
      if (isThere) startTransition(() => setWhole(true));
    });
    return () => {
      isThere = false;
    };
  }, []);
  return (
    <ul className={styles.grid} aria-label={label} aria-busy={outdated}>
      {children.map((item, place) =>
        isWhole || place < ABOVE_FOLD ? (
          item
        ) : (
          <li key={item.key}>
            <CardSkeleton place={place} />
          </li>
        ),
      )}
    </ul>
  );
}
