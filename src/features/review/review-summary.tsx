import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import type { RatingDistribution, ReviewSummary } from '../../api/types.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { visuallyHidden } from '../../ui/theme/global.css.ts';
import * as styles from './review-summary.css.ts';

const starCounts: readonly (keyof RatingDistribution)[] = [5, 4, 3, 2, 1];

/** All reviews of a boat in figures: their mean, their number, how many gave how many stars. */
export function ReviewSummaryFigures({ summary }: { summary: ReviewSummary }) {
  const { t } = useLingui();
  const format = useFormat();
  const { averageRating, totalReviews, ratingDistribution } = summary;
  return (
    <div className={styles.summary}>
      <div>
        {averageRating !== null && (
          <p className={styles.average}>
            {format.rating(averageRating)}
            <span className={styles.outOf}>
              <Trans context="rating">out of 5</Trans>
            </span>
          </p>
        )}
        <p className={styles.count}>
          <Plural value={totalReviews} one="# review" other="# reviews" />
        </p>
      </div>
      <ul className={styles.distribution} aria-label={t`Reviews by stars`}>
        {starCounts.map((stars) => {
          const count = ratingDistribution[stars];
          return (
            <li key={stars} className={styles.row}>
              <span className={visuallyHidden}>
                <Plural value={stars} one="# star" other="# stars" />
                {': '}
                <Plural value={count} one="# review" other="# reviews" />
              </span>
              <span aria-hidden="true" className={styles.stars}>
                {stars}
                <Star className={styles.starIcon} size={13} fill="currentColor" />
              </span>
              <span aria-hidden="true" className={styles.track}>
                <span
                  className={styles.bar}
                  style={{ width: `${(100 * count) / totalReviews}%` }}
                />
              </span>
              <span aria-hidden="true" className={styles.number}>
                {format.number(count)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
