import type { ReactNode } from 'react';
import { SeenBefore } from '../../../../domain/offer/seen-before/seen-before.tsx';
import { CaptainsInvitation } from './captains-invitation.tsx';
import * as styles from './home-section.css.ts';
import { HowItWorks } from './how-it-works.tsx';
import { Occasions } from './occasions.tsx';
import { FeaturedBoats } from './offers/featured-boats.tsx';
import { FeaturedTours } from './offers/featured-tours.tsx';
import { WeekendBoats } from './offers/weekend-boats.tsx';
import { RecentReviews } from './reviews/recent-reviews.tsx';
import { TrustLines } from './trust-lines.tsx';

interface HomeSectionsProps {
  /** The section of places. */
  places: ReactNode;
}

/** The day below the search, section by section. */
export function HomeSections({ places }: HomeSectionsProps) {
  return (
    <div className={styles.sections}>
      <TrustLines />
      <SeenBefore />
      <WeekendBoats />
      {places}
      <Occasions />
      <FeaturedBoats />
      <HowItWorks />
      <FeaturedTours />
      <RecentReviews />
      <CaptainsInvitation />
    </div>
  );
}
