import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FinanceReport } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { dayCount } from '../../../../lib/calendar-day.ts';
import * as styles from '../finance.css.ts';
import { ComparisonRow } from './comparison-row.tsx';
import { CountButton } from './count-button.tsx';
import type { Counted } from './counted.ts';
import { FigureLink } from './figure-link.tsx';

interface ComparisonTableProps {
  report: FinanceReport;
  onCounted: (counted: Counted) => void;
}

/** The figures of the period, each leading to what makes it up, beside those of the period before. */
export function ComparisonTable({ report, onCounted }: ComparisonTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { totals, previousTotals } = report;
  const period = { from: report.from, to: report.to };
  const periodBefore = { from: report.previousFrom, to: report.previousTo };
  const before = format.dateRange(periodBefore.from, periodBefore.to);
  const dayTotal = dayCount(period.from, period.to);
  const percent = (value: number) => format.percent(value / 100);
  const money = (figure: 'revenue' | 'commission' | 'netRevenue', label: ReactNode) => (
    <ComparisonRow
      label={label}
      now={totals[figure]}
      before={previousTotals[figure]}
      format={format.money}
      show={(lira, of) => (
        <FigureLink period={of === 'now' ? period : periodBefore} figure={figure}>
          {format.money(lira)}
        </FigureLink>
      )}
    />
  );
  const counted = (
    figure: 'bookings' | 'reservedAmount',
    write: (value: number) => string,
    label: ReactNode,
    note?: ReactNode,
  ) => (
    <ComparisonRow
      label={label}
      note={note}
      now={totals[figure]}
      before={previousTotals[figure]}
      format={write}
      show={(value, of) => (
        <CountButton
          count={value}
          onPress={() => onCounted({ figure, period: of === 'now' ? period : periodBefore })}
        >
          {write(value)}
        </CountButton>
      )}
    />
  );
  const bookedDays = (
    <CountButton
      count={totals.bookedDays}
      onPress={() => onCounted({ figure: 'bookedDays', period })}
    >
      <Plural value={totals.bookedDays} one="# booked day" other="# booked days" />
    </CountButton>
  );
  const bookedSeats = (
    <CountButton
      count={totals.bookedSeats}
      onPress={() => onCounted({ figure: 'bookedSeats', period })}
    >
      <Plural value={totals.bookedSeats} one="# booked seat" other="# booked seats" />
    </CountButton>
  );
  const offeredDays = format.number(totals.offeredDays);
  const offeredSeats = format.number(totals.offeredSeats);
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
          <ComparisonRow
            label={<Trans>Average revenue per day</Trans>}
            note={
              <Plural
                value={dayTotal}
                one="The revenue of # day"
                other="The total revenue divided by # days"
              />
            }
            now={totals.averagePerDay}
            before={previousTotals.averagePerDay}
            format={format.money}
          />
          {counted(
            'reservedAmount',
            format.money,
            <Trans>Reserved, still to come in</Trans>,
            <Trans>Of confirmed bookings that begin on these days</Trans>,
          )}
          {counted('bookings', format.number, <Trans>Bookings that begin on these days</Trans>)}
          <ComparisonRow
            label={<Trans>Occupancy of the boats</Trans>}
            note={
              totals.occupancyRate !== null && (
                <Trans>
                  {bookedDays} of {offeredDays} that were booked or open
                </Trans>
              )
            }
            now={totals.occupancyRate}
            before={previousTotals.occupancyRate}
            format={percent}
            isRate
          />
          <ComparisonRow
            label={<Trans>Occupancy of the tours</Trans>}
            note={
              totals.seatOccupancyRate !== null && (
                <Trans>
                  {bookedSeats} of {offeredSeats} on dates that were not called off
                </Trans>
              )
            }
            now={totals.seatOccupancyRate}
            before={previousTotals.seatOccupancyRate}
            format={percent}
            isRate
          />
        </tbody>
      </table>
    </div>
  );
}
