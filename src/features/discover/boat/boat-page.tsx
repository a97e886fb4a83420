import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import type { Boat } from '../../../api/contract/types.ts';
import type { TripStart } from '../../../domain/cancellation/refund.ts';
import { RefundTimeline } from '../../../domain/cancellation/refund-timeline.tsx';
import { OfferGallery } from '../../../domain/offer/offer-gallery.tsx';
import * as page from '../../../domain/offer/offer-page.css.ts';
import { WrittenIn } from '../../../domain/text-language/written-in.tsx';
import { InView } from '../../../ui/loading/in-view/in-view.tsx';
import { PageSection } from '../../../ui/page/page-section/page-section.tsx';
import * as styles from './boat-page.css.ts';
import { Captain } from './captain/captain.tsx';
import { BackToListing } from './intro/back-to-listing.tsx';
import { BoatIntro } from './intro/boat-intro.tsx';
import { PreviewNotice } from './intro/preview-notice.tsx';
import { BoatDetails } from './sections/boat-details.tsx';
import { BoatFeatures } from './sections/boat-features.tsx';
import { BoatPlace } from './sections/boat-place.tsx';
import { BoatRules } from './sections/boat-rules.tsx';
import { BoatServices } from './sections/boat-services.tsx';
import { ruleLabels } from './sections/rule-labels.ts';
import { SimilarBoats } from './sections/similar-boats.tsx';

interface BoatPageProps {
  boat: Boat;
  /** When the chosen trip begins; null while none is chosen. */
  start: TripStart | null;
  /** What stands under the availability heading. */
  availability: ReactNode;
  /** What stands under the reviews heading. */
  reviews: ReactNode;
  /** The price and the way to book, beside the page; below 900 px, `bar` is at its lower edge. */
  panel: ReactNode;
  bar: ReactNode;
}

/** What the chosen days do not change, and what is therefore not rendered again with every press on one. */
const Still = {
  Intro: memo(BoatIntro),
  Features: memo(BoatFeatures),
  Details: memo(BoatDetails),
  Services: memo(BoatServices),
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
export function BoatPage({ boat, start, availability, reviews, panel, bar }: BoatPageProps) {
  const { rules, services } = boat;
  const looks = rules ? ruleLabels(rules) : [];
  const additional = rules?.additionalRules ?? null;
  return (
    <article>
      <Top boat={boat} />
      <div className={page.columns}>
        <div className={page.opening}>
          <PreviewNotice status={boat.status} />
          <Still.Intro boat={boat} isDecided={start !== null} />
        </div>
        <aside className={page.aside}>{panel}</aside>
        <div>
          <PageSection
            id="availability"
            title={<Trans>Availability and prices</Trans>}
            light="dawn"
            sunAt={0.2}
          >
            {availability}
          </PageSection>
          <PageSection
            id="equipment"
            title={<Trans context="what a boat has">On board</Trans>}
            light="dawn"
            sunAt={0.32}
          >
            <Still.Features features={boat.features} />
            <Still.Details boat={boat} />
          </PageSection>
          {services.length > 0 && (
            <PageSection
              id="services"
              title={<Trans>Extra services</Trans>}
              light="noon"
              sunAt={0.44}
            >
              <Still.Services services={services} />
              <WrittenIn language={boat.textLanguage} />
            </PageSection>
          )}
          <PageSection id="captain" title={<Trans>Your captain</Trans>} light="noon" sunAt={0.54}>
            <Still.Captain key={boat.id} boat={boat} />
          </PageSection>
          <PageSection id="place" title={<Trans>Where you board</Trans>} light="noon" sunAt={0.63}>
            <Still.Place {...boat} />
          </PageSection>
          <PageSection
            id="cancellation"
            title={<Trans>If your plans change</Trans>}
            light="dusk"
            sunAt={0.72}
          >
            {/* Boats have no terms of their own: all go by the flexible ones. */}
            <RefundTimeline policy="flexible" start={start} />
          </PageSection>
          {(looks.length > 0 || additional) && (
            <PageSection id="rules" title={<Trans>House rules</Trans>} light="dusk" sunAt={0.8}>
              <BoatRules looks={looks} additional={additional} />
              {additional && <WrittenIn language={boat.textLanguage} />}
            </PageSection>
          )}
          <PageSection id="reviews" title={<Trans>Reviews</Trans>} light="dusk" sunAt={0.88}>
            {reviews}
          </PageSection>
        </div>
      </div>
      <InView key={boat.id} placeholder={null}>
        <Still.Similar boat={boat} />
      </InView>
      {bar}
    </article>
  );
}
