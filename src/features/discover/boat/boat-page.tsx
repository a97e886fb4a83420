import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import type { Boat } from '../../../api/contract/types.ts';
import { hostRole } from '../../../domain/boat/host-role.ts';
import type { TripStart } from '../../../domain/cancellation/refund.ts';
import { OfferGallery } from '../../../domain/offer/offer-gallery.tsx';
import * as page from '../../../domain/offer/offer-page.css.ts';
import { SectionTabs } from '../../../domain/offer/sections/section-tabs.tsx';
import { InView } from '../../../ui/loading/in-view/in-view.tsx';
import { close as closeSections } from '../../../ui/page/page-section/page-section.css.ts';
import { PageSection } from '../../../ui/page/page-section/page-section.tsx';
import { media } from '../../../ui/theme/media.ts';
import { useMedia } from '../../../ui/theme/use-media.ts';
import * as styles from './boat-page.css.ts';
import { Captain } from './captain/captain.tsx';
import { BoatIncluded } from './included/boat-included.tsx';
import { BackToListing } from './intro/back-to-listing.tsx';
import { BoatIntro } from './intro/boat-intro.tsx';
import { PreviewNotice } from './intro/preview-notice.tsx';
import { AvailabilityFold } from './sections/availability-fold.tsx';
import { BoatPlace } from './sections/boat-place.tsx';
import { DayPlan } from './sections/day-plan.tsx';
import { SimilarBoats } from './sections/similar-boats.tsx';
import { BoatFolds } from './terms/boat-folds.tsx';
import { BoatTerms } from './terms/boat-terms.tsx';

interface BoatPageProps {
  boat: Boat;
  /** When the chosen trip begins; null while none is chosen. */
  start: TripStart | null;
  /** What stands under the availability heading, and whether a month of it is asked for. */
  availability: ReactNode;
  isMonthAsked: boolean;
  /** What stands under the reviews heading. */
  reviews: ReactNode;
  /** The price and the way to book, beside the page; below 900 px, `bar` is at its lower edge. */
  panel: ReactNode;
  bar: ReactNode;
}

/** What the chosen days do not change, and what is therefore not rendered again with every press on one. */
const Still = {
  Intro: memo(BoatIntro),
  Included: memo(BoatIncluded),
  Day: memo(DayPlan),
  Captain: memo(Captain),
  Place: memo(BoatPlace),
  Similar: memo(SimilarBoats),
};
const Top = memo(function Top({ boat }: { boat: Boat }) {
  return (
    <div className={styles.top}>
      <BackToListing />
      <OfferGallery offer={{ kind: 'boat', id: boat.id }} name={boat.name} images={boat.images} />
    </div>
  );
});

/** The public page of a boat. What belongs to other features comes in ready-made. */
export function BoatPage(props: BoatPageProps) {
  const { boat, start, availability, isMonthAsked, reviews, panel, bar } = props;
  const isPhone = useMedia(media.phone);
  const { dayPlan = [], textLanguage } = boat;
  const isCaptain = hostRole(boat) === 'captain';
  const tabs = [
    { id: 'included', label: <Trans context="section">Included</Trans> },
    ...(dayPlan.length > 0 ? [{ id: 'day', label: <Trans context="section">The day</Trans> }] : []),
    { id: 'availability', label: <Trans context="section">Availability</Trans> },
    {
      id: 'captain',
      label: isCaptain ? (
        <Trans context="section">Captain</Trans>
      ) : (
        <Trans context="section">Owner</Trans>
      ),
    },
    ...(isPhone ? [] : [{ id: 'place', label: <Trans context="section">Place</Trans> }]),
    { id: 'terms', label: <Trans>Good to know</Trans> },
    { id: 'reviews', label: <Trans>Reviews</Trans> },
  ];
  return (
    <article>
      <Top boat={boat} />
      <div className={page.columns}>
        <div className={page.opening}>
          <PreviewNotice boat={boat} />
          <Still.Intro boat={boat} isDecided={start !== null} />
        </div>
        <aside className={page.aside}>{panel}</aside>
        <div className={closeSections}>
          <SectionTabs items={tabs} />
          <PageSection id="included" title={<Trans>What’s included</Trans>} sunAt={0.1}>
            <Still.Included boat={boat} />
          </PageSection>
          {dayPlan.length > 0 && (
            <PageSection id="day" title={<Trans>A day on board</Trans>} sunAt={0.24}>
              <Still.Day stops={dayPlan} language={textLanguage} />
            </PageSection>
          )}
          <PageSection
            id="availability"
            title={<Trans>Availability and prices</Trans>}
            light="noon"
            sunAt={0.38}
          >
            {isPhone ? (
              <AvailabilityFold boat={boat} isAsked={isMonthAsked || start !== null}>
                {availability}
              </AvailabilityFold>
            ) : (
              availability
            )}
          </PageSection>
          <PageSection
            id="captain"
            title={isCaptain ? <Trans>Your captain</Trans> : <Trans>The owner</Trans>}
            light="noon"
            sunAt={0.5}
          >
            <Still.Captain boat={boat} />
          </PageSection>
          {isPhone ? (
            <PageSection id="terms" title={<Trans>Good to know</Trans>} light="dusk" sunAt={0.66}>
              <BoatFolds boat={boat} start={start} />
            </PageSection>
          ) : (
            <>
              <PageSection
                id="place"
                title={<Trans>Where you board</Trans>}
                light="noon"
                sunAt={0.62}
              >
                <Still.Place {...boat} />
              </PageSection>
              <PageSection id="terms" title={<Trans>Good to know</Trans>} light="dusk" sunAt={0.74}>
                <BoatTerms boat={boat} start={start} />
              </PageSection>
            </>
          )}
          <PageSection id="reviews" title={<Trans>Reviews</Trans>} light="dusk" sunAt={0.86}>
            {reviews}
          </PageSection>
        </div>
      </div>
      <InView name="similar" placeholder={null}>
        <Still.Similar boat={boat} />
      </InView>
      {bar}
    </article>
  );
}
