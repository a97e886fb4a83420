import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FinanceReport } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import * as styles from '../finance.css.ts';
import { changeOf } from './comparison.ts';
import { FigureLink } from './figure-link.tsx';

interface ComparisonTableProps {
  report: FinanceReport;
  /** Shows the bookings of the period. */
  onBookings: () => void;
}

/** The figures of the period, each leading to what makes it up, beside those of the period before. */
export function ComparisonTable({ report, onBookings }: ComparisonTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { totals, previousTotals } = report;
  const period = { from: report.from, to: report.to };
  const before = format.dateRange(report.previousFrom, report.previousTo);
  const percent = (value: number) => format.percent(value / 100);
  const money = (
    figure: 'revenue' | 'commission' | 'netRevenue' | 'averagePerDay',
    label: ReactNode,
  ) => (
    <Row
      label={label}
      now={totals[figure]}
      before={previousTotals[figure]}
      format={format.money}
      value={
        <FigureLink period={period} figure={figure === 'averagePerDay' ? 'revenue' : figure}>
          {format.money(totals[figure])}
        </FigureLink>
      }
    />
  );
  return (
    <div className={styles.scroller}>
      <table className={styles.table} aria-label={t`Compared with the period before`}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              <Trans>Figure</Trans>
            </th>
            <th scope="col" className={styles.headEnd}>
              <Trans>In these days</Trans>
            </th>
            <th scope="col" className={styles.head}>
              <Trans>Compared with {before}</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {money('revenue', <Trans>Total revenue</Trans>)}
          {money('commission', <Trans>Commission, {percent(report.commissionRate)}</Trans>)}
          {money('netRevenue', <Trans>Net</Trans>)}
          {money('averagePerDay', <Trans>Average revenue per day</Trans>)}
          <Row
            label={<Trans>Bookings that begin on these days</Trans>}
            now={totals.bookings}
            before={previousTotals.bookings}
            format={format.number}
            value={
              <button type="button" className={styles.press} onClick={onBookings}>
                {format.number(totals.bookings)}
              </button>
            }
          />
          <Row
            label={<Trans>Occupancy of the boats</Trans>}
            now={totals.occupancyRate}
            before={previousTotals.occupancyRate}
            format={percent}
            isRate
            value={
              totals.occupancyRate !== null && (
                <a href="#boats" className={styles.money}>
                  {percent(totals.occupancyRate)}
                </a>
              )
            }
          />
          <Row
            label={<Trans>Occupancy of the tours</Trans>}
            now={totals.seatOccupancyRate}
            before={previousTotals.seatOccupancyRate}
            format={percent}
            isRate
            value={
              totals.seatOccupancyRate !== null && (
                <a href="#tours" className={styles.money}>
                  {percent(totals.seatOccupancyRate)}
                </a>
              )
            }
          />
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  label: ReactNode;
  /** Null where nothing was offered. */
  now: number | null;
  before: number | null;
  format: (value: number) => string;
  /** A rate is compared in points: a per cent of a per cent says little. */
  isRate?: boolean;
  value: ReactNode;
}

function Row({ label, now, before, format, isRate = false, value }: RowProps) {
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        {label}
      </th>
      <td className={styles.amount}>{value || <Trans>nothing was open</Trans>}</td>
      <td className={styles.cell}>
        {now === null || before === null ? (
          before === null ? (
            <Trans>nothing was open then</Trans>
          ) : (
            <Before value={format(before)} />
          )
        ) : (
          <>
            <Difference now={now} before={before} format={format} isRate={isRate} />
            <span className={styles.second}>
              <Before value={format(before)} />
            </span>
          </>
        )}
      </td>
    </tr>
  );
}

function Before({ value }: { value: string }) {
  return <Trans>{value} then</Trans>;
}

interface DifferenceProps extends Pick<RowProps, 'format' | 'isRate'> {
  now: number;
  before: number;
}

function Difference({ now, before, format, isRate = false }: DifferenceProps) {
  const { number, percent } = useFormat();
  const change = changeOf(now, before);
  if (change.kind === 'same') return <Trans>as much as then</Trans>;
  if (change.kind === 'first') return <Trans>there was none then</Trans>;
  const points = number(change.difference, { maximumFractionDigits: 1 });
  const share = percent(change.share);
  const difference = format(change.difference);
  if (isRate) {
    return change.kind === 'more' ? (
      <Trans>{points} points more</Trans>
    ) : (
      <Trans>{points} points less</Trans>
    );
  }
  return change.kind === 'more' ? (
    <Trans>
      {difference} more ({share})
    </Trans>
  ) : (
    <Trans>
      {difference} less ({share})
    </Trans>
  );
}
