import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Tour } from '../../../api/contract/types.ts';
import type { TripStart } from '../../../domain/cancellation/refund.ts';
import { policyOf } from '../../../domain/cancellation/refund.ts';
import { RefundTimeline } from '../../../domain/cancellation/refund-timeline.tsx';
import { OfferGallery } from '../../../domain/offer/offer-gallery.tsx';
import * as page from '../../../domain/offer/offer-page.css.ts';
import { SectionTabs } from '../../../domain/offer/sections/section-tabs.tsx';
import { InView } from '../../../ui/loading/in-view/in-view.tsx';
import { close as closeSections } from '../../../ui/page/page-section/page-section.css.ts';
import { PageSection } from '../../../ui/page/page-section/page-section.tsx';
import { BackToTours } from './back-to-tours.tsx';
import { PreviewNotice } from './preview-notice.tsx';
import { hasMeetingPoint, MeetingPoint } from './route/meeting-point.tsx';
import { hasRoute, TourRoute } from './route/tour-route.tsx';
import { SimilarTours } from './similar-tours.tsx';
import { TourGuide } from './tour-guide.tsx';
import { hasHighlights, TourHighlights } from './tour-highlights.tsx';
import { hasIncluded, TourIncluded } from './tour-included.tsx';
import { TourIntro } from './tour-intro.tsx';
import * as styles from './tour-page.css.ts';
import { hasTerms, TourTerms } from './tour-terms.tsx';

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
}

/** The public page of a tour. What belongs to other features comes in ready-made. */
export function TourPage({ tour, start, dates, reviews, panel, bar }: TourPageProps) {
  const { id } = tour;
  const tabs = [
    { id: 'dates', label: <Trans context="section">Dates</Trans> },
    ...(hasHighlights(tour) ? [{ id: 'highlights', label: <Trans>Highlights</Trans> }] : []),
    ...(hasTerms(tour) ? [{ id: 'terms', label: <Trans>Good to know</Trans> }] : []),
    ...(hasRoute(tour) ? [{ id: 'route', label: <Trans>The route</Trans> }] : []),
    ...(hasMeetingPoint(tour) ? [{ id: 'meeting', label: <Trans>Meeting point</Trans> }] : []),
    { id: 'guide', label: <Trans context="section">Guide</Trans> },
    { id: 'reviews', label: <Trans>Reviews</Trans> },
  ];
  return (
    <article>
      <div className={styles.top}>
        <BackToTours />
        <OfferGallery offer={{ kind: 'tour', id }} name={tour.name} images={tour.tourImages} />
      </div>
      <div className={page.columns}>
        <div className={page.opening}>
          <PreviewNotice tour={tour} />
          <TourIntro tour={tour} />
          {hasIncluded(tour) && <TourIncluded tour={tour} level={2} />}
        </div>
        <aside className={page.aside}>{panel}</aside>
        <div className={closeSections}>
          <SectionTabs items={tabs} />
          <PageSection id="dates" title={<Trans>Dates and prices</Trans>} light="dawn" sunAt={0.2}>
            {dates}
          </PageSection>
          {hasHighlights(tour) && (
            <PageSection
              id="highlights"
              title={<Trans>Highlights</Trans>}
              light="dawn"
              sunAt={0.32}
            >
              <TourHighlights tour={tour} />
            </PageSection>
          )}
          {hasTerms(tour) && (
            <PageSection id="terms" title={<Trans>Good to know</Trans>} light="noon" sunAt={0.44}>
              <TourTerms tour={tour} />
            </PageSection>
          )}
          {hasRoute(tour) && (
            <PageSection id="route" title={<Trans>The route</Trans>} light="noon" sunAt={0.54}>
              <TourRoute tour={tour} />
            </PageSection>
          )}
          {hasMeetingPoint(tour) && (
            <PageSection
              id="meeting"
              title={<Trans>Meeting point</Trans>}
              light="noon"
              sunAt={0.62}
            >
              <MeetingPoint tour={tour} />
            </PageSection>
          )}
          <PageSection
            id="cancellation"
            title={<Trans>If your plans change</Trans>}
            light="dusk"
            sunAt={0.7}
          >
            <RefundTimeline policy={policyOf(tour)} start={start} />
          </PageSection>
          <PageSection id="guide" title={<Trans>Your guide</Trans>} light="dusk" sunAt={0.8}>
            <TourGuide tour={tour} />
          </PageSection>
          <PageSection id="reviews" title={<Trans>Reviews</Trans>} light="dusk" sunAt={0.9}>
            {reviews}
          </PageSection>
        </div>
      </div>
      <InView name="similar" placeholder={null}>
        <SimilarTours tour={tour} />
      </InView>
      {bar}
    </article>
  );
}
