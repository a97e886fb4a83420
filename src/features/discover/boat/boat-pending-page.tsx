import { Trans } from '@lingui/react/macro';
import * as page from '../../../domain/offer/offer-page.css.ts';
import { GallerySkeleton } from '../../../ui/content/gallery/gallery-skeleton.tsx';
import { IntroSkeleton } from '../../../ui/feedback/skeleton/intro-skeleton.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import * as styles from './boat-page.css.ts';

/** The shape of a boat's page while the boat loads. */
export function BoatPendingPage() {
  return (
    <div aria-busy="true">
      <h1 className={visuallyHidden}>
        <Trans>Loading the boat…</Trans>
      </h1>
      <div className={styles.top}>
        <div className={styles.pendingGallery}>
          <GallerySkeleton />
        </div>
      </div>
      <div className={page.columns}>
        <div className={styles.pendingIntro}>
          <IntroSkeleton />
        </div>
        <div className={page.aside}>
          <Skeleton height="240px" />
        </div>
      </div>
    </div>
  );
}
