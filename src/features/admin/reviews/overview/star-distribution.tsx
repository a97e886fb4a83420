import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { reviewStatisticsQuery } from '../../../../api/resources/admin/reviews.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { ChartFrame } from '../../../../ui/charts/chart-frame/chart-frame.tsx';
import {
  RatingDistribution,
  type Stars,
} from '../../../../ui/charts/rating-distribution/rating-distribution.tsx';
import { filterOf } from '../review-request.ts';
import * as styles from '../reviews-page.css.ts';
import type { ReviewsAsked, StarChoice } from '../search-params.ts';
import { chartState } from './chart-state.ts';

const all: readonly Stars[] = [5, 4, 3, 2, 1];

interface StarDistributionProps {
  search: ReviewsAsked;
  today: string;
  onChange: (changes: { stars: StarChoice | undefined }) => void;
}

/** How many of the reviews that match gave how many stars; a row narrows all to its own. */
export function StarDistribution({ search, today, onChange }: StarDistributionProps) {
  const { t } = useLingui();
  const format = useFormat();
  // Of other stars there are some too, and their rows lead there.
  const result = useQuery(reviewStatisticsQuery(filterOf({ ...search, stars: undefined }, today)));
  const counts = result.data?.ratingDistribution;
  return (
    <div className={styles.figures} aria-busy={result.isPlaceholderData}>
      <ChartFrame
        title={<Trans>How many stars they gave</Trans>}
        state={chartState(result, ({ totalReviews }) => totalReviews === 0)}
        onRefresh={() => void result.refetch()}
        table={{
          columns: [t`Stars`, t({ message: 'Reviews', context: 'count' })],
          rows: all.map((stars) => ({
            id: String(stars),
            cells: [
              t`${plural(stars, { one: '# star', other: '# stars' })}`,
              format.number(counts?.[stars] ?? 0),
            ],
          })),
        }}
      >
        {counts && (
          <RatingDistribution
            counts={counts}
            selected={all.find((stars) => String(stars) === search.stars) ?? null}
            onSelect={(stars) => onChange({ stars: stars === null ? undefined : `${stars}` })}
          />
        )}
      </ChartFrame>
    </div>
  );
}
