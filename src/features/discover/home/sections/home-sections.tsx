import type { ReactNode } from 'react';
import { CaptainsInvitation } from './captains-invitation.tsx';
import { FeaturedBoats, type FeaturedBoatsProps } from './featured-boats.tsx';
import { FeaturedTours, type FeaturedToursProps } from './featured-tours.tsx';
import * as styles from './home-sections.css.ts';
import { HowItWorks } from './how-it-works.tsx';
import { RecentReviews } from './recent-reviews.tsx';

interface HomeSectionsProps {
  /** The section of places. */
  places: ReactNode;
  renderBoat: FeaturedBoatsProps['renderBoat'];
  renderTour: FeaturedToursProps['renderTour'];
}

/** The day below the search, section by section. */
export function HomeSections({ places, renderBoat, renderTour }: HomeSectionsProps) {
  return (
    <div className={styles.sections}>
      {places}
      <FeaturedBoats renderBoat={renderBoat} />
      <HowItWorks />
      <FeaturedTours renderTour={renderTour} />
      <RecentReviews />
      <CaptainsInvitation />
    </div>
  );
}
