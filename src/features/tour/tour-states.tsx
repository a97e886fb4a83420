import { Trans, useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { failureOf } from '../../api/messages.ts';
import { ErrorDisplay } from '../../ui/error-display/error-display.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { visuallyHidden } from '../../ui/theme/global.css.ts';
import * as styles from './tour-page.css.ts';

/** The shape of a tour's page while the tour is on its way. */
export function TourPendingPage() {
  return (
    <div aria-busy="true" className={styles.waiting}>
      <h1 className={visuallyHidden}>
        <Trans>Loading the tour…</Trans>
      </h1>
      <Skeleton height="420px" />
      <Skeleton width="min(420px, 80%)" height="56px" />
      <Skeleton height="120px" />
    </div>
  );
}

/** A tour that could not be had: what kind of failure, another try. */
export function TourErrorPage({ error, reset }: ErrorComponentProps) {
  const { i18n } = useLingui();
  const router = useRouter();
  return (
    <div className={styles.failed}>
      <ErrorDisplay
        {...failureOf(i18n, error)}
        level={1}
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
      />
    </div>
  );
}
