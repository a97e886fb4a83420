import { Trans } from '@lingui/react/macro';
import { CardSkeleton } from '../../../ui/content/card/card-skeleton.tsx';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import * as styles from './offer-list.css.ts';

/** The places of boats or tours on their way. */
export function OfferListSkeleton() {
  return (
    <div className={styles.grid}>
      <p role="status" className={visuallyHidden}>
        <Trans>Loading…</Trans>
      </p>
      <CardSkeleton aboveFold />
      <CardSkeleton aboveFold />
      <CardSkeleton />
    </div>
  );
}
