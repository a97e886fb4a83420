import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { PendingPayout, PendingPayoutPage } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { media } from '../../../../ui/theme/media.ts';
import { useMedia } from '../../../../ui/theme/use-media.ts';
import * as styles from '../finance.css.ts';

interface PayoutRowsProps {
  payouts: PendingPayoutPage;
  today: string;
}

/** Each booking that money waits of, those due first at the top, and the sums at the end. */
export function PayoutRows(props: PayoutRowsProps) {
  const isPhone = useMedia(media.phone);
  return isPhone ? <PayoutCards {...props} /> : <PayoutTable {...props} />;
}

function PayoutTable({ payouts, today }: PayoutRowsProps) {
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
              <td className={styles.day}>
                {format.date(payout.dueOn)}
                {payout.dueOn <= today && (
                  <span className={styles.second}>
                    <Trans>on its way</Trans>
                  </span>
                )}
              </td>
              <th scope="row" className={styles.cell}>
                <BookingLink payout={payout} />
                <span className={styles.second}>
                  <Trip payout={payout} />
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

/** The same payouts, a card each, on a phone: what comes of a booking is in sight without moving a table. */
function PayoutCards({ payouts, today }: PayoutRowsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { content, totalElements, totalAmount, totalCommission, totalNetAmount } = payouts;
  return (
    <>
      <ul className={styles.cards} aria-label={t`Pending payouts`}>
        {content.map((payout) => (
          <li key={payout.bookingId} className={styles.card}>
            <div className={styles.cardLine}>
              <BookingLink payout={payout} />
              <span className={styles.label}>
                {payout.dueOn <= today ? (
                  <Trans>on its way</Trans>
                ) : (
                  format.date(payout.dueOn, 'short')
                )}
              </span>
            </div>
            <p className={styles.label}>
              <Trip payout={payout} />
            </p>
            <Facts amount={payout.amount} commission={payout.commission} net={payout.netAmount} />
          </li>
        ))}
      </ul>
      <h3 className={styles.panelTitle}>
        <Plural value={totalElements} one="Sum of # payout" other="Sum of all # payouts" />
      </h3>
      <Facts amount={totalAmount} commission={totalCommission} net={totalNetAmount} isSum />
    </>
  );
}

interface FactsProps {
  /** In lira. */
  amount: number;
  commission: number;
  net: number;
  isSum?: boolean;
}

function Facts({ amount, commission, net, isSum = false }: FactsProps) {
  const format = useFormat();
  return (
    <dl className={isSum ? styles.sums : styles.cardFacts}>
      <dt>
        <Trans>Received</Trans>
      </dt>
      <dd className={styles.factValue}>{format.money(amount)}</dd>
      <dt>
        <Trans>Commission</Trans>
      </dt>
      <dd className={styles.factValue}>{format.money(commission)}</dd>
      <dt className={styles.outcome}>
        <Trans>Payout</Trans>
      </dt>
      <dd className={`${styles.factValue} ${styles.outcome}`}>{format.money(net)}</dd>
    </dl>
  );
}

function BookingLink({ payout }: { payout: PendingPayout }) {
  return (
    <Link
      to="/captain/bookings/$bookingId"
      params={{ bookingId: String(payout.bookingId) }}
      preload={false}
      className={styles.name}
    >
      {payout.boatName ?? payout.tourName}
    </Link>
  );
}

/** Whose trip, and when. */
function Trip({ payout }: { payout: PendingPayout }) {
  const format = useFormat();
  return (
    <>
      {payout.customerName} · {format.dateRange(payout.startDate, payout.endDate)}
    </>
  );
}
