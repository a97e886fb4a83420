import { CardSkeleton } from '../../../ui/content/card/card-skeleton.tsx';
import { LoadingStatus } from '../../../ui/loading/loading-status/loading-status.tsx';
import * as styles from './offer-list.css.ts';

/** The places of boats or tours on their way. */
export function OfferListSkeleton() {
  return (
    <div className={styles.grid}>
      <LoadingStatus />
      <CardSkeleton aboveFold />
      <CardSkeleton place={1} aboveFold />
      <CardSkeleton place={2} />
    </div>
  );
}
