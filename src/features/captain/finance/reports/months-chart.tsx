import { Trans, useLingui } from '@lingui/react/macro';
import type { FinanceReport } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { monthOf } from '../../../../lib/calendar-month.ts';
import { BarChart } from '../../../../ui/charts/bar-chart/bar-chart.tsx';
import { ChartFrame } from '../../../../ui/charts/chart-frame/chart-frame.tsx';
import { CountButton } from './count-button.tsx';
import type { Counted } from './counted.ts';
import { FigureLink } from './figure-link.tsx';
import { monthPeriod } from './month-period.ts';

interface MonthsChartProps {
  report: FinanceReport;
  today: string;
  onCounted: (counted: Counted) => void;
}

/** The revenue of the period by month; each leads to its payments. */
export default function MonthsChart({ report, today, onCounted }: MonthsChartProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { months } = report;
  const short = new Intl.DateTimeFormat(format.locale, { month: 'short', timeZone: 'UTC' });
  const range = format.dateRange(report.from, report.to);
  return (
    <ChartFrame
      title={<Trans>By month</Trans>}
      description={<Trans>Revenue, {range}</Trans>}
      state={months.some(({ revenue }) => revenue > 0) ? 'ready' : 'empty'}
      table={{
        columns: [t`Month`, t`Revenue`, t`Commission`, t`Net`, t`Bookings`],
        rows: months.map((figures) => {
          const period = monthPeriod(figures.month, report);
          return {
            id: figures.month,
            cells: [
              format.date(`${figures.month}-01`, 'month'),
              <FigureLink key="revenue" period={period} figure="revenue">
                {format.money(figures.revenue)}
              </FigureLink>,
              <FigureLink key="commission" period={period} figure="commission">
                {format.money(figures.commission)}
              </FigureLink>,
              <FigureLink key="net" period={period} figure="netRevenue">
                {format.money(figures.netRevenue)}
              </FigureLink>,
              <CountButton
                key="bookings"
                count={figures.bookings}
                onPress={() => onCounted({ figure: 'bookings', period })}
              >
                {format.number(figures.bookings)}
              </CountButton>,
            ],
          };
        }),
      }}
    >
      <BarChart
        label={t`Revenue by month, ${range}; the table below has the figures`}
        bars={months.map(({ month, revenue }) => ({
          id: month,
          label: short.format(new Date(`${month}-01T00:00:00Z`)),
          value: revenue,
          isCurrent: month === monthOf(today),
        }))}
        format={format.money}
        formatShort={(value) => format.number(value, { notation: 'compact' })}
      />
    </ChartFrame>
  );
}
