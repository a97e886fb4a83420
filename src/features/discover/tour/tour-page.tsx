import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Tour } from '../../../api/contract/types.ts';
import { uploadUrl } from '../../../api/upload-path.ts';
import type { TripStart } from '../../../domain/cancellation/refund.ts';
import { RefundTimeline } from '../../../domain/cancellation/refund-timeline.tsx';
import { useFavourites } from '../../../domain/offer/remembered-offers.ts';
import { HeartButton } from '../../../ui/actions/heart-button/heart-button.tsx';
import { link } from '../../../ui/actions/link/link.css.ts';
import { ShareButton } from '../../../ui/actions/share-button/share-button.tsx';
import { Gallery } from '../../../ui/content/gallery/gallery.tsx';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';
import { PageSection } from '../../../ui/page/page-section/page-section.tsx';
import { TourGuide } from './tour-guide.tsx';
import { TourHighlights } from './tour-highlights.tsx';
import { TourIntro } from './tour-intro.tsx';
import * as styles from './tour-page.css.ts';
import { TourRoute } from './tour-route.tsx';
import { TourTerms } from './tour-terms.tsx';

interface TourPageProps {
  tour: Tour;
  /** When the chosen date begins; null while none is chosen. */
  start: TripStart | null;
  /** What stands under the heading of the dates. */
  dates: ReactNode;
  /** What stands under the reviews heading. */
  reviews: ReactNode;
  /** The price and the way to book, beside the page; below 900 px, `bar` is at its lower edge. */
  panel: ReactNode;
  bar: ReactNode;
  /** Other tours, below it all. */
  similar: ReactNode;
}

/** The public page of a tour. What belongs to other features comes in ready-made. */
export function TourPage({ tour, start, dates, reviews, panel, bar, similar }: TourPageProps) {
  const { id, highlights, features, status } = tour;
  return (
    <article>
      <div className={styles.top}>
        <Stage tour={tour} />
      </div>
      <div className={styles.columns}>
        <div className={styles.intro}>
          {status !== 'ACTIVE' && (
            <Notice tone="warning" title={<Trans>Not published</Trans>}>
              <Trans>Only you see this page. Guests see it as soon as you publish the tour.</Trans>
            </Notice>
          )}
          <TourIntro tour={tour} />
        </div>
        <aside className={styles.aside}>{panel}</aside>
        <div>
          <PageSection id="dates" title={<Trans>Dates and prices</Trans>} light="dawn" sunAt={0.2}>
            {dates}
          </PageSection>
          {(highlights.length > 0 || features.length > 0) && (
            <PageSection
              id="highlights"
              title={<Trans>What to look forward to</Trans>}
              light="dawn"
              sunAt={0.32}
            >
              <TourHighlights tour={tour} />
            </PageSection>
          )}
          <PageSection id="terms" title={<Trans>Good to know</Trans>} light="noon" sunAt={0.44}>
            <TourTerms tour={tour} />
          </PageSection>
          <PageSection id="route" title={<Trans>The route</Trans>} light="noon" sunAt={0.56}>
            <TourRoute tour={tour} />
          </PageSection>
          <PageSection
            id="cancellation"
            title={<Trans>If your plans change</Trans>}
            light="dusk"
            sunAt={0.7}
          >
            <RefundTimeline
              // A guide who has chosen no terms goes by the general ones.
              policy={tour.cancellationPolicy ?? 'flexible'}
              start={start}
              terms={
                <Link to="/cancellation" className={link}>
                  <Trans>All cancellation terms</Trans>
                </Link>
              }
            />
          </PageSection>
          <TourGuide tour={tour} />
          <PageSection id="reviews" title={<Trans>Reviews</Trans>} light="dusk" sunAt={0.9}>
            {reviews}
          </PageSection>
        </div>
      </div>
      <div key={id}>{similar}</div>
      {bar}
    </article>
  );
}

/** The pictures of a tour, and what can be done with it as a whole: share it, keep it. */
function Stage({ tour: { id, name, tourImages } }: { tour: Tour }) {
  const { t } = useLingui();
  const favourites = useFavourites();
  const offer = { kind: 'tour', id } as const;
  const total = tourImages.length;
  const pictures = tourImages.map(({ imageUrl }, index) => {
    const position = index + 1;
    return {
      src: uploadUrl(imageUrl),
      alt: t`${name}, ${position} of ${total}`,
      width: 800,
      height: 600,
    };
  });
  return (
    <div className={styles.stage}>
      <Gallery key={id} name={name} pictures={pictures} />
      <div className={styles.actions}>
        <ShareButton name={name} />
        <HeartButton
          name={name}
          isFavourite={favourites.has(offer)}
          onChange={() => favourites.toggle(offer)}
        />
      </div>
    </div>
  );
}
