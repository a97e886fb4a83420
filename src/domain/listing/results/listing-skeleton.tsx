import { Trans } from '@lingui/react/macro';
import { searchBoatsPageParameters } from '../../../api/contract/contract.ts';
import { CardSkeleton } from '../../../ui/content/card/card-skeleton.tsx';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import * as styles from './listing-grid.css.ts';

/** How many a page of a list holds. */
export const PAGE_SIZE = searchBoatsPageParameters.size.default;

/** Pictures of the first row of a wide screen. */
export const ABOVE_FOLD = 3;

const places = Array.from({ length: PAGE_SIZE }, (_, place) => place);

/** The place of a page of boats or tours, of the same size as these will take. */
export function ListingSkeleton({ kind }: { kind: 'boat' | 'tour' }) {
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {kind === 'boat' ? <Trans>Loading boats…</Trans> : <Trans>Loading the tours…</Trans>}
      </p>
      <div className={styles.grid}>
        {places.map((place) => (
          <CardSkeleton key={place} place={place} aboveFold={place < ABOVE_FOLD} />
        ))}
      </div>
    </>
  );
}
