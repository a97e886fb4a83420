import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Boat } from '../../api/types.ts';
import { BackToListing } from './back-to-listing.tsx';
import { BoatDetails } from './boat-details.tsx';
import { BoatFeatures } from './boat-features.tsx';
import { BoatIntro } from './boat-intro.tsx';
import * as styles from './boat-page.css.ts';
import { BoatRules } from './boat-rules.tsx';
import { BoatServices } from './boat-services.tsx';
import { Gallery } from './gallery.tsx';
import { picturesOf } from './pictures.ts';
import { PriceBar, PricePanel } from './price-panel.tsx';
import { ruleLooks } from './rule-labels.ts';
import { Section } from './section.tsx';

interface BoatPageProps {
  boat: Boat;
  /** What stands under the availability heading. */
  availability: ReactNode;
  /** What stands under the reviews heading. */
  reviews: ReactNode;
}

/** The public page of a boat. What belongs to other features comes in ready-made. */
export function BoatPage({ boat, availability, reviews }: BoatPageProps) {
  const { rules, services } = boat;
  const looks = rules ? ruleLooks(rules) : [];
  const additional = rules?.additionalRules ?? null;
  return (
    <article>
      <div className={styles.top}>
        <BackToListing />
        <Gallery key={boat.id} name={boat.name} pictures={picturesOf(boat)} />
      </div>
      <div className={styles.columns}>
        <BoatIntro boat={boat} />
        <aside className={styles.aside}>
          <PricePanel boat={boat} />
        </aside>
        <div>
          <Section
            id="availability"
            title={<Trans>Availability and prices</Trans>}
            light="dawn"
            sunAt={0.3}
          >
            {availability}
          </Section>
          <Section id="equipment" title={<Trans>On board</Trans>} light="noon" sunAt={0.45}>
            <BoatFeatures features={boat.features} />
            <BoatDetails boat={boat} />
          </Section>
          {services.length > 0 && (
            <Section id="services" title={<Trans>Extra services</Trans>} light="noon" sunAt={0.6}>
              <BoatServices services={services} />
            </Section>
          )}
          {(looks.length > 0 || additional) && (
            <Section id="rules" title={<Trans>House rules</Trans>} light="dusk" sunAt={0.75}>
              <BoatRules looks={looks} additional={additional} />
            </Section>
          )}
          <Section id="reviews" title={<Trans>Reviews</Trans>} light="dusk" sunAt={0.9}>
            {reviews}
          </Section>
        </div>
      </div>
      <PriceBar boat={boat} />
    </article>
  );
}
