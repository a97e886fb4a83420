import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { platformTrendsQuery, type TrendDays } from '../../../../api/resources/admin/office.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { BarChart } from '../../../../ui/charts/bar-chart/bar-chart.tsx';
import { ChartFrame } from '../../../../ui/charts/chart-frame/chart-frame.tsx';
import { Segments } from '../../../../ui/choices/segments/segments.tsx';
import { PlainSection } from '../../../../ui/page/plain-section/plain-section.tsx';
import { trendDays } from '../search-params.ts';
import { type TrendWay, trendWays } from './trend-ways.ts';
import * as styles from './trends.css.ts';

interface TrendsProps {
  days: TrendDays;
  onDays: (days: TrendDays | undefined) => void;
}

/** How it goes, day by day, each chart with its figures as a table and a link to what it counts. */
export default function Trends({ days, onDays }: TrendsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { data, isFetching, refetch } = useQuery({
    ...platformTrendsQuery(days),
    retryOnMount: false,
  });
  const ways = data && trendWays(data);
  return (
    <PlainSection
      title={<Trans>Trends</Trans>}
      aside={
        <Segments
          label={t`Period`}
          options={trendDays.map((count) => ({
            id: String(count),
            label: <Plural value={count} one="# day" other="# days" />,
          }))}
          value={String(days)}
          onChange={(chosen) => onDays(trendDays.find((count) => String(count) === chosen))}
        />
      }
    >
      {data && ways ? (
        <div className={styles.charts}>
          <Trend
            title={t`Registrations`}
            trend={countsOf(data.registrations)}
            days={days}
            way={ways.registrations}
            format={format.number}
          />
          <Trend
            title={t`Bookings`}
            trend={countsOf(data.bookings)}
            days={days}
            way={ways.bookings}
            format={format.number}
          />
          <Trend
            title={t({ message: 'Earned', context: 'trend' })}
            trend={{
              ...data.revenue,
              points: data.revenue.points.map(({ date, amount }) => ({ date, value: amount })),
            }}
            days={days}
            way={ways.revenue}
            format={format.money}
          />
          <Trend
            title={t`Reviews`}
            trend={countsOf(data.reviews)}
            days={days}
            way={ways.reviews}
            format={format.number}
          />
        </div>
      ) : (
        <ChartFrame
          title={<Trans>Registrations, bookings, earnings and reviews</Trans>}
          level={3}
          state={isFetching ? 'loading' : 'failed'}
          onRefresh={() => void refetch()}
          table={{ columns: [], rows: [] }}
        >
          {null}
        </ChartFrame>
      )}
    </PlainSection>
  );
}

interface Values {
  total: number;
  previousTotal: number;
  points: readonly { date: string; value: number }[];
}

const countsOf = (
  trend: Omit<Values, 'points'> & { points: { date: string; count: number }[] },
) => ({
  ...trend,
  points: trend.points.map(({ date, count }) => ({ date, value: count })),
});

interface TrendProps {
  title: string;
  trend: Values;
  days: number;
  way: TrendWay;
  format: (value: number) => string;
}

function Trend({ title, trend, days, way, format: write }: TrendProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { total, previousTotal, points } = trend;
  const [sum, before]: ReactNode[] = [write(total), write(previousTotal)];
  return (
    <ChartFrame
      title={title}
      level={3}
      description={
        <Trans>
          {sum}; {before} in the {days} days before
        </Trans>
      }
      aside={
        <Link {...way} className={styles.way} aria-label={t`List: ${title}`}>
          <Trans context="trend">List</Trans>
        </Link>
      }
      state={points.some(({ value }) => value > 0) ? 'ready' : 'empty'}
      table={{
        columns: [t`Day`, title],
        rows: points.map(({ date, value }) => ({
          id: date,
          cells: [format.date(date, 'day'), write(value)],
        })),
      }}
    >
      <BarChart
        label={t`${title} by day; the table below has the figures`}
        bars={points.map(({ date, value }, index) => ({
          id: date,
          label: format.date(date, 'yearless'),
          value,
          isCurrent: index === points.length - 1,
        }))}
        format={write}
        formatShort={(value) => format.number(value, { notation: 'compact' })}
      />
    </ChartFrame>
  );
}
