import type { ReactNode } from 'react';
import { content } from '../../ui/theme/global.css.ts';
import { CaptainsInvitation } from './captains-invitation.tsx';
import { FeaturedBoats, type FeaturedBoatsProps } from './featured-boats.tsx';
import { FeaturedTours, type FeaturedToursProps } from './featured-tours.tsx';
import { Hero } from './hero.tsx';
import * as styles from './home-page.css.ts';
import { HowItWorks } from './how-it-works.tsx';
import { RecentReviews } from './recent-reviews.tsx';
import type { LoadDayCalendar } from './search/day-calendar.ts';
import { SearchSlab } from './search/search-slab.tsx';

interface HomePageProps {
  /** The section of places. */
  places: ReactNode;
  renderBoat: FeaturedBoatsProps['renderBoat'];
  renderTour: FeaturedToursProps['renderTour'];
  /** The calendar of the search; loads when somebody turns to the days. */
  loadCalendar: LoadDayCalendar;
}

/** `/`: a day from dawn to dusk, and what to do with it. */
export function HomePage({ places, renderBoat, renderTour, loadCalendar }: HomePageProps) {
  return (
    <>
      <Hero />
      <div className={content}>
        <SearchSlab loadCalendar={loadCalendar} />
        <div className={styles.sections}>
          {places}
          <FeaturedBoats renderBoat={renderBoat} />
          <HowItWorks />
          <FeaturedTours renderTour={renderTour} />
          <RecentReviews />
          <CaptainsInvitation />
        </div>
      </div>
    </>
  );
}
