import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OfferRating, OwnerReviewSummary } from '../../../api/contract/types.ts';
import { hostReviewSummaryQuery } from '../../../api/resources/reviews/host-queries.ts';
import { QuerySection } from '../../../domain/query/query-section.tsx';
import { MeanRating } from '../../../domain/review/mean-rating.tsx';
import {
  RatingDistribution,
  type Stars,
} from '../../../ui/charts/rating-distribution/rating-distribution.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import * as styles from './ratings-page.css.ts';

interface RatingFiguresProps {
  hostId: number;
  /** The one boat or tour they are of; all of them when left out. */
  offer: OfferRating | undefined;
  stars: Stars | undefined;
  onStars: (stars: Stars | undefined) => void;
}

const courses: Record<OwnerReviewSummary['recentTrend'], ReactNode> = {
  increasing: <Trans>Better than in the 90 days before</Trans>,
  stable: <Trans>As good as in the 90 days before</Trans>,
  decreasing: <Trans>Worse than in the 90 days before</Trans>,
};

/** All reviews in figures: mean, number, how many wait for an answer, how many gave how many stars. */
export function RatingFigures({ hostId, offer, stars, onStars }: RatingFiguresProps) {
  const summary = useQuery({ ...hostReviewSummaryQuery(hostId), retryOnMount: false });
  const distribution = (counts: OfferRating['ratingDistribution']) => (
    <RatingDistribution
      counts={counts}
      selected={stars ?? null}
      onSelect={(next) => onStars(next ?? undefined)}
    />
  );
  if (offer) {
    return (
      <div>
        <Mean {...offer} />
        {distribution(offer.ratingDistribution)}
      </div>
    );
  }
  return (
    <QuerySection result={summary} skeleton={<Skeleton height="280px" />} level={2}>
      {(figures) => (
        <div>
          <Mean {...figures}>
            {figures.totalReviews > 0 && <span>{courses[figures.recentTrend]}</span>}
            <span>
              <Plural
                value={figures.previousMonthCount}
                _0="None in the month before"
                one="# review in the month before"
                other="# reviews in the month before"
              />
            </span>
          </Mean>
          {distribution(figures.ratingDistribution)}
        </div>
      )}
    </QuerySection>
  );
}

type MeanProps = Pick<OfferRating, 'averageRating' | 'totalReviews' | 'unansweredReviews'> & {
  children?: ReactNode;
};

function Mean({ averageRating, totalReviews, unansweredReviews, children }: MeanProps) {
  return (
    <>
      <MeanRating rating={averageRating} />
      <p className={styles.facts}>
        <span>
          <Plural value={totalReviews} _0="No reviews yet" one="# review" other="# reviews" />
        </span>
        {totalReviews > 0 && (
          <span>
            <Plural
              value={unansweredReviews}
              _0="All are answered"
              one="# waits for your answer"
              other="# wait for your answer"
            />
          </span>
        )}
        {children}
      </p>
    </>
  );
}
