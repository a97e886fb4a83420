import { Trans, useLingui } from '@lingui/react/macro';
import type { FinanceReport } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { BarChart } from '../../../../ui/charts/bar-chart/bar-chart.tsx';
import { ChartFrame } from '../../../../ui/charts/chart-frame/chart-frame.tsx';
import * as styles from './earnings.css.ts';
import { hasEarnings, monthEarnings } from './months.ts';

interface EarningsChartProps {
  report: FinanceReport;
  /** The month of today, `YYYY-MM`. */
  current: string;
}

/** The year's earnings by month: earned, this month, still reserved. */
export default function EarningsChart({ report, current }: EarningsChartProps) {
  const { t } = useLingui();
  const format = useFormat();
  const months = monthEarnings(report, current);
  const year = current.slice(0, 4);
  const name = (month: string) => format.date(`${month}-01`, 'month');
  const short = new Intl.DateTimeFormat(format.locale, { month: 'short', timeZone: 'UTC' });
  return (
    <ChartFrame
      title={<Trans>Earnings</Trans>}
      description={<Trans>{year}, lira; reserved is what confirmed bookings still bring</Trans>}
      state={hasEarnings(months) ? 'ready' : 'empty'}
      table={{
        columns: [t`Month`, t`Earned`, t`Reserved`],
        rows: months.map(({ month, earned, reserved }) => ({
          id: month,
          cells: [name(month), format.money(earned), format.money(reserved)],
        })),
      }}
    >
      <BarChart
        label={t`Earnings of ${year} by month; the table below has the figures`}
        bars={months.map(({ month, earned, reserved, isCurrent }) => ({
          id: month,
          label: short.format(new Date(`${month}-01T00:00:00Z`)),
          value: earned,
          planned: reserved,
          isCurrent,
        }))}
        format={format.money}
        formatShort={(value) => format.number(value, { notation: 'compact' })}
      />
      <ul className={styles.legend}>
        <li className={styles.entry}>
          <span className={styles.done} aria-hidden="true" />
          <Trans>Earned</Trans>
        </li>
        <li className={styles.entry}>
          <span className={styles.current} aria-hidden="true" />
          <Trans>This month</Trans>
        </li>
        <li className={styles.entry}>
          <span className={styles.reserved} aria-hidden="true" />
          <Trans>Reserved</Trans>
        </li>
      </ul>
    </ChartFrame>
  );
}
