import { Trans, useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { failureOf } from '../../../api/errors/messages.ts';
import * as page from '../../../domain/offer/offer-page.css.ts';
import { GallerySkeleton } from '../../../ui/content/gallery/gallery-skeleton.tsx';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';
import { IntroSkeleton } from '../../../ui/feedback/skeleton/intro-skeleton.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import { BackToTours } from './back-to-tours.tsx';
import * as styles from './tour-page.css.ts';

/** The shape of a tour's page while the tour loads. */
export function TourPendingPage() {
  return (
    <div aria-busy="true">
      <h1 className={visuallyHidden}>
        <Trans>Loading the tour…</Trans>
      </h1>
      <div className={styles.top}>
        <GallerySkeleton />
      </div>
      <div className={page.columns}>
        <div className={page.opening}>
          <IntroSkeleton />
        </div>
        <div className={page.aside}>
          <Skeleton height="240px" />
        </div>
      </div>
    </div>
  );
}

/** A tour that could not be had: what kind of failure, another try, the way back. */
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
      <BackToTours />
    </div>
  );
}
