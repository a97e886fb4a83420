import { Plural } from '@lingui/react/macro';
import type { ReviewSummary } from '../../../api/contract/types.ts';
import { MeanRating } from '../../../domain/review/mean-rating.tsx';
import {
  RatingDistribution,
  type Stars,
} from '../../../ui/charts/rating-distribution/rating-distribution.tsx';
import * as styles from './review-section.css.ts';

interface ReviewSummaryFiguresProps {
  summary: ReviewSummary;
  /** The stars that the list below is narrowed to. */
  stars: Stars | null;
  onStarsChange: (stars: Stars | null) => void;
}

/** All reviews in figures: their mean, their number, how many gave how many stars. */
export function ReviewSummaryFigures({ summary, stars, onStarsChange }: ReviewSummaryFiguresProps) {
  const { averageRating, totalReviews, ratingDistribution } = summary;
  return (
    <div className={styles.summary}>
      <div>
        <MeanRating rating={averageRating} />
        <p className={styles.count}>
          <Plural value={totalReviews} one="# review" other="# reviews" />
        </p>
      </div>
      <RatingDistribution counts={ratingDistribution} selected={stars} onSelect={onStarsChange} />
    </div>
  );
}
