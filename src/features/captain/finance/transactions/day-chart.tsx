import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { allPaymentsQuery } from '../../../../api/resources/finance/queries.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { BarChart } from '../../../../ui/charts/bar-chart/bar-chart.tsx';
import { ChartFrame } from '../../../../ui/charts/chart-frame/chart-frame.tsx';
import * as styles from '../finance.css.ts';
import { chartDays, type Period } from '../period/period.ts';
import { ChartPlace } from './chart-place.tsx';
import { dailyRevenue } from './daily-revenue.ts';

interface DayChartProps {
  hostId: number;
  period: Period;
  today: string;
}

/** What was earned on each of the period's last days; each leads to its payments. */
export default function DayChart({ hostId, period, today }: DayChartProps) {
  const { t } = useLingui();
  const format = useFormat();
  const days = chartDays(period);
  const from = days[0] ?? period.from;
  const { data, isError, isFetching, refetch } = useQuery(
    allPaymentsQuery({ hostId, from, to: period.to }),
  );
  if (!data) {
    return isError && !isFetching ? (
      <ChartPlace state="failed" onRefresh={() => void refetch()} />
    ) : (
      <ChartPlace state="loading" />
    );
  }
  const earned = dailyRevenue(data, days);
  if (earned.every(({ revenue }) => revenue === 0)) return <ChartPlace state="empty" />;
  const range = format.dateRange(from, period.to);
  return (
    <ChartFrame
      title={<Trans>Last days of the period</Trans>}
      description={<Trans>Revenue by day, {range}</Trans>}
      table={{
        columns: [t`Day`, t`Revenue`],
        rows: earned.map(({ day, revenue }) => ({
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
    >
      <BarChart
        label={t`Revenue by day, ${range}; the table below has the figures`}
        bars={earned.map(({ day, revenue }) => ({
          id: day,
          label: format.date(day, 'short'),
          value: revenue,
          isCurrent: day === today,
        }))}
        format={format.money}
        formatShort={(value) => format.number(value, { notation: 'compact' })}
      />
    </ChartFrame>
  );
}
