import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { allPaymentsQuery } from '../../../../api/resources/finance/queries.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { ChartFrame } from '../../../../ui/charts/chart-frame/chart-frame.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { LazyBoundary } from '../../../../ui/loading/lazy/lazy-boundary.tsx';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import * as styles from '../finance.css.ts';
import { chartDays, type Period } from '../period/period.ts';
import { dailyRevenue } from './daily-revenue.ts';

const BarChart = lazyComponent(async () => {
  const { BarChart: Chart } = await import('../../../../ui/charts/bar-chart/bar-chart.tsx');
  return { default: Chart };
});

interface DayChartProps {
  hostId: number;
  period: Period;
  today: string;
  /** Whether it may ask for its figures: what the page is about comes before them. */
  isReady: boolean;
}

/** What was earned on each of the period's last days; each leads to its payments. */
export function DayChart(props: DayChartProps) {
  return (
    <LazyBoundary
      failure={(retry) => (
        <ChartFrame title={<Title />} table={NOTHING} state="failed" onRefresh={retry}>
          {null}
        </ChartFrame>
      )}
    >
      <Chart {...props} />
    </LazyBoundary>
  );
}

const NOTHING = { columns: [], rows: [] };

function Title() {
  return <Trans>Last days of the period</Trans>;
}

function Chart({ hostId, period, today, isReady }: DayChartProps) {
  const { t } = useLingui();
  const format = useFormat();
  const days = chartDays(period);
  const from = days[0] ?? period.from;
  const { data, isError, isFetching, refetch } = useQuery({
    ...allPaymentsQuery({ hostId, from, to: period.to }),
    enabled: isReady,
  });
  const earned = data && dailyRevenue(data, days);
  const range = format.dateRange(from, period.to);
  const isEmpty = earned?.every(({ revenue }) => revenue === 0);
  const missing = isError && !isFetching ? 'failed' : 'loading';
  return (
    <ChartFrame
      title={<Title />}
      description={earned && !isEmpty && <Trans>Revenue by day, {range}</Trans>}
      table={{
        columns: [t`Day`, t`Revenue`],
        rows: (earned ?? []).map(({ day, revenue }) => ({
          id: day,
          cells: [
            format.date(day, 'full'),
            <Link
              key={day}
              to="/captain/finance"
              search={{ from: day, to: day, figure: 'revenue' }}
              hash="payments"
              className={styles.money}
            >
              {format.money(revenue)}
            </Link>,
          ],
        })),
      }}
      state={earned === undefined ? missing : isEmpty ? 'empty' : 'ready'}
      empty={<Trans>No revenue from {range}.</Trans>}
      onRefresh={() => void refetch()}
    >
      {earned && (
        // The frame stays while the code of its chart comes.
        <Suspense fallback={<Skeleton height="240px" />}>
          <BarChart
            label={t`Revenue by day, ${range}; the table below has the figures`}
            bars={earned.map(({ day, revenue }) => ({
              id: day,
              label: format.date(day, 'yearless'),
              value: revenue,
              isCurrent: day === today,
            }))}
            format={format.money}
            formatShort={(value) => format.number(value, { notation: 'compact' })}
          />
        </Suspense>
      )}
    </ChartFrame>
  );
}
