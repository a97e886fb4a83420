import { Trans } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import * as page from '../../../domain/offer/offer-page.css.ts';
import { PageFailure } from '../../../domain/query/page-failure.tsx';
import { GallerySkeleton } from '../../../ui/content/gallery/gallery-skeleton.tsx';
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
  return (
    <div className={styles.failed}>
      <PageFailure error={error} reset={reset} />
      <BackToTours />
    </div>
  );
}
