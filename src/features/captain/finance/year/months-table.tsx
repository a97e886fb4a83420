import { Trans, useLingui } from '@lingui/react/macro';
import type { FinanceReport } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import * as styles from '../finance.css.ts';
import { FigureLink } from '../reports/figure-link.tsx';
import { monthPeriod } from '../reports/month-period.ts';

/** The months of a report, and the figures of all of them at the foot. */
export function MonthsTable({ report }: { report: FinanceReport }) {
  const { t } = useLingui();
  const format = useFormat();
  const { months, totals } = report;
  const most = Math.max(...months.map(({ revenue }) => revenue), 1);
  const percent = (rate: number | null) => (rate === null ? '–' : format.percent(rate / 100));
  return (
    <section className={styles.part} aria-labelledby="months">
      <h2 id="months" className={styles.heading}>
        <Trans>By month</Trans>
      </h2>
      <div className={styles.scroller}>
        <table className={styles.table} aria-label={t`By month`}>
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                <Trans>Month</Trans>
              </th>
              <th scope="col" className={styles.headEnd}>
                <Trans>Revenue</Trans>
              </th>
              <th scope="col" className={styles.headEnd}>
                <Trans>Commission</Trans>
              </th>
              <th scope="col" className={styles.headEnd}>
                <Trans>Net</Trans>
              </th>
              <th scope="col" className={styles.headEnd}>
                <Trans>Bookings</Trans>
              </th>
              <th scope="col" className={styles.headEnd}>
                <Trans>Occupancy of the boats</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map((figures) => {
              const period = monthPeriod(figures.month, report);
              return (
                <tr key={figures.month}>
                  <th scope="row" className={styles.cell}>
                    {format.date(`${figures.month}-01`, 'month')}
                    {figures.revenue > 0 && (
                      <div
                        aria-hidden="true"
                        className={styles.share}
                        style={{ width: `${(100 * figures.revenue) / most}%` }}
                      />
                    )}
                  </th>
                  {(['revenue', 'commission', 'netRevenue'] as const).map((figure) => (
                    <td key={figure} className={styles.amount}>
                      <FigureLink period={period} figure={figure}>
                        {format.money(figures[figure])}
                      </FigureLink>
                    </td>
                  ))}
                  <td className={styles.amount}>{format.number(figures.bookings)}</td>
                  <td className={styles.amount}>{percent(figures.occupancyRate)}</td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={styles.sumName}>
                <Trans>Sum</Trans>
              </th>
              <td className={styles.sum}>{format.money(totals.revenue)}</td>
              <td className={styles.sum}>{format.money(totals.commission)}</td>
              <td className={styles.sum}>{format.money(totals.netRevenue)}</td>
              <td className={styles.sum}>{format.number(totals.bookings)}</td>
              <td className={styles.sum}>{percent(totals.occupancyRate)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
