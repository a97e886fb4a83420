import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reviewTrendQuery } from '../../../../api/resources/admin/reviews.ts';
import { RatingCourse } from '../../../../domain/review/trend/rating-course.tsx';
import { periodFor } from '../../../../domain/review/trend/trend-steps.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { addDays } from '../../../../lib/calendar-day.ts';
import { Segments } from '../../../../ui/choices/segments/segments.tsx';
import { filterOf, periodOf } from '../review-request.ts';
import type { ReviewsAsked } from '../search-params.ts';

const spans = [7, 30, 90] as const;

interface ReviewTrendProps {
  search: ReviewsAsked;
  today: string;
}

/** How the rating of the reviews that match went: over the days of the filter, or over the last ones. */
export function ReviewTrend({ search, today }: ReviewTrendProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [days, setDays] = useState<(typeof spans)[number]>(90);
  const asked = periodOf(search, today);
  const { from, to } = asked ?? { from: addDays(today, 1 - days), to: today };
  const period = periodFor(from, to);
  const filter = { ...filterOf(search, today), startDate: from, endDate: to };
  const { data, isError, isFetching, refetch } = useQuery(reviewTrendQuery(filter, period));
  const count = data?.reduce((sum, point) => sum + point.count, 0) ?? 0;
  const range = format.dateRange(from, to);
  return (
    <RatingCourse
      title={<Trans>How the rating went</Trans>}
      description={
        count > 0 && (
          <Plural value={count} one={`${range}, # review`} other={`${range}, # reviews`} />
        )
      }
      aside={
        !asked && (
          <Segments
            label={t`Period`}
            options={spans.map((span) => ({
              id: String(span),
              label: <Plural value={span} one="# day" other="# days" />,
            }))}
            value={String(days)}
            onChange={(id) => setDays(spans.find((span) => String(span) === id) ?? days)}
          />
        )
      }
      label={t`Ratings, ${range}; the table below has the figures`}
      from={from}
      to={to}
      period={period}
      points={data}
      isFailed={isError && !isFetching}
      onRefresh={() => void refetch()}
    />
  );
}
