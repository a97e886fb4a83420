import { filterOf } from '../review-request.ts';
import * as styles from '../reviews-page.css.ts';
import type { ReviewsAsked, ReviewsSearch } from '../search-params.ts';
import { CategoryShares } from './category-shares.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { ReviewTrend } from './review-trend.tsx';
import { StarDistribution } from './star-distribution.tsx';

interface OverviewProps {
  search: ReviewsAsked;
  today: string;
  onChange: (changes: Partial<ReviewsSearch>) => void;
}

/** The reviews that match in figures; each part loads, and fails, by itself. */
export default function Overview({ search, today, onChange }: OverviewProps) {
  const filter = filterOf(search, today);
  return (
    <div className={styles.overview}>
      <ReviewTrend search={search} today={today} />
      <div className={styles.column}>
        <StarDistribution search={search} today={today} onChange={onChange} />
        <CategoryShares filter={filter} />
      </div>
      <RecentActivity />
    </div>
  );
}
