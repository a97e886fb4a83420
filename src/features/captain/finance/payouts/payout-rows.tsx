import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { PendingPayoutPage } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import * as styles from '../finance.css.ts';

interface PayoutRowsProps {
  payouts: PendingPayoutPage;
  today: string;
}

/** A row for each booking that money waits of, those due first at the top, and the sums at the foot. */
export function PayoutRows({ payouts, today }: PayoutRowsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { content, totalElements, totalAmount, totalCommission, totalNetAmount } = payouts;
  return (
    <div className={styles.scroller}>
      <table className={styles.table} aria-label={t`Pending payouts`}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              <Trans>Due on</Trans>
            </th>
            <th scope="col" className={styles.head}>
              <Trans>Booking</Trans>
            </th>
            <th scope="col" className={styles.headEnd}>
              <Trans>Received</Trans>
            </th>
            <th scope="col" className={styles.headEnd}>
              <Trans>Commission</Trans>
            </th>
            <th scope="col" className={styles.headEnd}>
              <Trans>Payout</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {content.map((payout) => (
            <tr key={payout.bookingId}>
              <td className={styles.cell}>
                {format.date(payout.dueOn)}
                {payout.dueOn <= today && (
                  <span className={styles.second}>
                    <Trans>on its way</Trans>
                  </span>
                )}
              </td>
              <th scope="row" className={styles.cell}>
                <Link
                  to="/captain/bookings/$bookingId"
                  params={{ bookingId: String(payout.bookingId) }}
                  preload={false}
                  className={styles.name}
                >
                  {payout.boatName ?? payout.tourName}
                </Link>
                <span className={styles.second}>
                  {payout.customerName} · {format.dateRange(payout.startDate, payout.endDate)}
                </span>
              </th>
              <td className={styles.amount}>{format.money(payout.amount)}</td>
              <td className={styles.amount}>{format.money(payout.commission)}</td>
              <td className={styles.amount}>{format.money(payout.netAmount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2} className={styles.sumName}>
              <Plural value={totalElements} one="Sum of # payout" other="Sum of all # payouts" />
            </th>
            <td className={styles.sum}>{format.money(totalAmount)}</td>
            <td className={styles.sum}>{format.money(totalCommission)}</td>
            <td className={styles.sum}>{format.money(totalNetAmount)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
