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
  /** Whether so many wrote that it helps to see how many gave how many stars. */
  isMany: boolean;
  /** The stars that the list below is narrowed to. */
  stars: Stars | null;
  onStarsChange: (stars: Stars | null) => void;
}

/** All reviews in figures: their mean, their number and, of many, how many gave how many stars. */
export function ReviewSummaryFigures({
  summary,
  isMany,
  stars,
  onStarsChange,
}: ReviewSummaryFiguresProps) {
  const { averageRating, totalReviews, ratingDistribution } = summary;
  return (
    <div className={styles.summary}>
      <div className={isMany ? undefined : styles.few}>
        <MeanRating rating={averageRating} />
        <p className={styles.count}>
          <Plural value={totalReviews} one="# review" other="# reviews" />
        </p>
      </div>
      {isMany && (
        <RatingDistribution counts={ratingDistribution} selected={stars} onSelect={onStarsChange} />
      )}
    </div>
  );
}
