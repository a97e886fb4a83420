import type { ReactNode } from 'react';
import { content } from '../../../ui/theme/global.css.ts';
import { Hero } from './first-view/hero.tsx';
import * as styles from './home-page.css.ts';
import type { DayCalendar } from './search/day-calendar.ts';
import { HomeSearch } from './search/home-search.tsx';

interface HomePageProps {
  /** The calendar of the search; loads when somebody turns to the days. */
  Calendar: DayCalendar;
  /** What follows the first view. */
  children: ReactNode;
}

/** `/`: a day from dawn to dusk, and what to do with it. */
export function HomePage({ Calendar, children }: HomePageProps) {
  return (
    <>
      <Hero />
      <div className={content}>
        <HomeSearch Calendar={Calendar} />
        <div className={styles.below}>{children}</div>
      </div>
    </>
  );
}
