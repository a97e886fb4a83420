import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnerRatingTrend, TrendDays } from '../../../api/contract/types.ts';
import { hostRatingTrendQuery } from '../../../api/resources/reviews/host-queries.ts';
import {
  dailyRatingsQuery,
  type ReviewedOffer,
} from '../../../api/resources/reviews/offer-queries.ts';
import { RatingCourse } from '../../../domain/review/trend/rating-course.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { addDays } from '../../../lib/calendar-day.ts';
import { Segments } from '../../../ui/choices/segments/segments.tsx';

const periods: readonly TrendDays[] = [7, 30, 90];

type Points = OwnerRatingTrend['points'];

/** The days of a trend; `comparison` where it is told what was before. */
interface Course {
  from: string;
  to: string;
  points: Points;
  comparison?: OwnerRatingTrend;
}

interface RatingTrendProps {
  hostId: number;
  /** The one boat or tour it is of; all of them when left out. */
  offer: ReviewedOffer | undefined;
  today: string;
}

/** How the rating went over the last days, day by day. */
export default function RatingTrend({ hostId, offer, today }: RatingTrendProps) {
  const { t } = useLingui();
  const [days, setDays] = useState<TrendDays>(90);
  const ofAll = useQuery({
    ...hostRatingTrendQuery(hostId, days),
    enabled: offer === undefined,
    retryOnMount: false,
    select: (comparison): Course => ({ ...comparison, comparison }),
  });
  const from = addDays(today, 1 - days);
  const ofOne = useQuery({
    ...dailyRatingsQuery(offer ?? { kind: 'boat', id: 0 }),
    enabled: offer !== undefined,
    retryOnMount: false,
    select: (points): Course => ({
      from,
      to: today,
      points: points.filter(({ date }) => date >= from && date <= today),
    }),
  });
  const trend = offer ? ofOne : ofAll;
  const { data } = trend;
  return (
    <RatingCourse
      title={<Trans>How the rating went</Trans>}
      description={data && <Said course={data} />}
      aside={
        <Segments
          label={t`Period`}
          options={periods.map((count) => ({
            id: String(count),
            label: <Plural value={count} one="# day" other="# days" />,
          }))}
          value={String(days)}
          onChange={(id) => setDays(periods.find((count) => String(count) === id) ?? days)}
        />
      }
      label={t`Ratings of the last days; the table below has the figures`}
      from={data?.from ?? from}
      to={data?.to ?? today}
      points={data?.points}
      isFailed={trend.isError && !trend.isFetching}
      onRefresh={() => void trend.refetch()}
    />
  );
}

function Said({ course: { points, comparison } }: { course: Course }) {
  const format = useFormat();
  const count = points.reduce((sum, point) => sum + point.count, 0);
  if (count === 0) return <Trans>Nobody wrote in these days.</Trans>;
  const reviews = <Plural value={count} one="# review" other="# reviews" />;
  if (!comparison || comparison.averageRating === null) return reviews;
  const { averageRating, previousAverageRating } = comparison;
  const now = format.rating(averageRating);
  return (
    <>
      {reviews}
      {', '}
      {previousAverageRating === null ? (
        <Trans>{now} on average; none in as many days before</Trans>
      ) : (
        <Trans>
          {now} on average, {format.rating(previousAverageRating)} in as many days before
        </Trans>
      )}
    </>
  );
}
