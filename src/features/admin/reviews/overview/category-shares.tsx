import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  type ManagedReviewFilter,
  reviewStatisticsQuery,
} from '../../../../api/resources/admin/reviews.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { ChartFrame } from '../../../../ui/charts/chart-frame/chart-frame.tsx';
import { PieChart } from '../../../../ui/charts/pie-chart/pie-chart.tsx';
import * as styles from '../reviews-page.css.ts';
import { chartState } from './chart-state.ts';

/** How many of the reviews that match are of boats, and how many of tours. */
export function CategoryShares({ filter }: { filter: ManagedReviewFilter }) {
  const { t } = useLingui();
  const format = useFormat();
  const result = useQuery(reviewStatisticsQuery(filter));
  const { boats, tours } = result.data?.categories ?? { boats: 0, tours: 0 };
  const slices = [
    { id: 'boats', label: t({ message: 'Boats', context: 'reviews' }), value: boats },
    { id: 'tours', label: t({ message: 'Tours', context: 'reviews' }), value: tours },
  ];
  const share = (value: number) => format.percent(value / Math.max(1, boats + tours));
  return (
    <div className={styles.figures} aria-busy={result.isPlaceholderData}>
      <ChartFrame
        title={<Trans>Boats and tours</Trans>}
        state={chartState(result, ({ totalReviews }) => totalReviews === 0)}
        onRefresh={() => void result.refetch()}
        table={{
          columns: [t`Reviews of`, t({ message: 'Reviews', context: 'count' }), t`Share`],
          rows: slices.map(({ id, label, value }) => ({
            id,
            cells: [label, format.number(value), share(value)],
          })),
        }}
      >
        <PieChart
          label={t`Reviews of boats and of tours; the table below has the figures`}
          slices={slices}
          format={(value) => format.number(value)}
        />
      </ChartFrame>
    </div>
  );
}
