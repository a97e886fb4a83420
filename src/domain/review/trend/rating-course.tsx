import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TrendPeriod, TrendPoint } from '../../../api/contract/types.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { ChartFrame } from '../../../ui/charts/chart-frame/chart-frame.tsx';
import { LineChart } from '../../../ui/charts/line-chart/line-chart.tsx';
import { stepsOf } from './trend-steps.ts';

interface RatingCourseProps {
  title: ReactNode;
  description?: ReactNode;
  /** At the end of the title's line: the choice of the days. */
  aside?: ReactNode;
  /** What the chart shows, for a screen reader. */
  label: string;
  /** First and last day of the chart, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** How long each step of it is; a day when left out. */
  period?: TrendPeriod;
  /** Undefined while they are not known. */
  points: readonly TrendPoint[] | undefined;
  isFailed: boolean;
  onRefresh: () => void;
}

/** How ratings went, step by step; a gap where nobody wrote. */
export function RatingCourse(props: RatingCourseProps) {
  const { from, to, period = 'daily', points = [] } = props;
  const { t } = useLingui();
  const format = useFormat();
  const known = new Map(points.map((point) => [point.date, point]));
  const nameOf = stepNames(format, period);
  const columns: Record<TrendPeriod, string> = {
    daily: t`Day`,
    weekly: t`Week from`,
    monthly: t`Month`,
    yearly: t`Year`,
  };
  function state() {
    if (props.points) return points.length === 0 ? 'empty' : 'ready';
    return props.isFailed ? 'failed' : 'loading';
  }
  return (
    <ChartFrame
      title={props.title}
      description={props.description}
      aside={props.aside}
      state={state()}
      onRefresh={props.onRefresh}
      table={{
        columns: [columns[period], t`Rating`, t({ message: 'Reviews', context: 'count' })],
        rows: points.map(({ date, rating, count }) => ({
          id: date,
          cells: [nameOf.inTable(date), format.rating(rating), format.number(count)],
        })),
      }}
    >
      <LineChart
        label={props.label}
        highest={5}
        points={stepsOf(from, to, period).map((date) => ({
          id: date,
          label: nameOf.onAxis(date),
          value: known.get(date)?.rating ?? null,
        }))}
        format={(value) => format.number(value)}
      />
    </ChartFrame>
  );
}

/** What a step is called, below the chart and in its table. */
function stepNames({ locale, date }: ReturnType<typeof useFormat>, period: TrendPeriod) {
  const month = new Intl.DateTimeFormat(locale, {
    month: 'short',
    year: '2-digit',
    timeZone: 'UTC',
  });
  const year = (day: string) => String(Number(day.slice(0, 'YYYY'.length)));
  const names: Record<TrendPeriod, Record<'onAxis' | 'inTable', (day: string) => string>> = {
    daily: { onAxis: (day) => date(day, 'yearless'), inTable: date },
    weekly: { onAxis: (day) => date(day, 'yearless'), inTable: date },
    monthly: {
      onAxis: (day) => month.format(new Date(`${day}T00:00:00Z`)),
      inTable: (day) => date(day, 'month'),
    },
    yearly: { onAxis: year, inTable: year },
  };
  return names[period];
}
