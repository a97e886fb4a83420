import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import * as styles from './pending-page.css.ts';

/** What stands while a page loads for longer than a moment. */
export function PendingPage() {
  return (
    <div className={styles.page}>
      <p role="status" className={visuallyHidden}>
        <Trans>Loading…</Trans>
      </p>
      <Skeleton width="min(420px, 80%)" height="48px" />
      <Skeleton width="100%" height="320px" />
    </div>
  );
}
