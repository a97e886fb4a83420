import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { FinanceEntry } from '../../../../api/contract/types.ts';
import { stateOf } from '../../../../domain/payment/payment-state.ts';
import { paymentStateTones, paymentStateWords } from '../../../../domain/payment/payment-words.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Badge } from '../../../../ui/content/badge/badge.tsx';
import * as styles from '../finance.css.ts';
import { figureWords, PAYMENT_FIGURES, type PaymentFigure } from './payment-figures.ts';

interface PaymentRowsProps {
  payments: readonly FinanceEntry[];
  /** How many there are on all pages, and what they come to. */
  total: number;
  sums: Record<PaymentFigure, number>;
  /** The figure that is looked at. */
  figure: PaymentFigure | undefined;
}

/** Payments side by side, with what each has in the figures, and the sums at the foot. */
export function PaymentTable({ payments, total, sums, figure }: PaymentRowsProps) {
  const { i18n, t } = useLingui();
  const format = useFormat();
  const lookOf = (each: PaymentFigure, look: string) =>
    each === figure ? `${look} ${styles.chosen}` : look;
  return (
    <div className={styles.scroller}>
      <table className={styles.table} aria-label={t`Payments`}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              <Trans context="of a payment">Day</Trans>
            </th>
            <th scope="col" className={styles.head}>
              <Trans>Boat or tour</Trans>
            </th>
            <th scope="col" className={styles.head}>
              <Trans>Status</Trans>
            </th>
            <th scope="col" className={styles.headEnd}>
              <Trans>Payment</Trans>
            </th>
            {PAYMENT_FIGURES.map((each) => (
              <th key={each} scope="col" className={lookOf(each, styles.headEnd)}>
                {i18n._(figureWords[each])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id}>
              <td className={styles.day}>{format.date(payment.date, 'short')}</td>
              <th scope="row" className={styles.cell}>
                <BookingLink payment={payment} />
                <span className={styles.second}>{payment.customerName}</span>
              </th>
              <td className={styles.cell}>
                <State payment={payment} />
              </td>
              <td className={styles.amount}>
                {format.money(payment.amount)}
                <Back payment={payment} />
              </td>
              {PAYMENT_FIGURES.map((each) => (
                <td key={each} className={lookOf(each, styles.amount)}>
                  {format.money(payment[each])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className={styles.foot}>
          <tr>
            <th scope="row" colSpan={4} className={styles.sumName}>
              <Plural value={total} one="Sum of # payment" other="Sum of all # payments" />
            </th>
            {PAYMENT_FIGURES.map((each) => (
              <td key={each} className={lookOf(each, styles.sum)}>
                {format.money(sums[each])}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The same payments, a card each, on a phone. */
export function PaymentCards({ payments, total, sums, figure }: PaymentRowsProps) {
  const { i18n, t } = useLingui();
  const format = useFormat();
  const facts = (values: Record<PaymentFigure, number>, shown = PAYMENT_FIGURES) =>
    shown.map((each) => (
      <Fact
        key={each}
        name={i18n._(figureWords[each])}
        value={format.money(values[each])}
        isChosen={each === figure}
      />
    ));
  return (
    <>
      <ul className={styles.cards} aria-label={t`Payments`}>
        {payments.map((payment) => (
          <li key={payment.id} className={styles.card}>
            <div className={styles.cardLine}>
              <BookingLink payment={payment} />
              <State payment={payment} />
            </div>
            <p className={styles.label}>
              {format.date(payment.date)} · {payment.customerName}
            </p>
            <dl className={styles.cardFacts}>
              <Fact name={t`Payment`} value={format.money(payment.amount)} />
              {/* What a payment has no part in would only make a phone's list long. */}
              {facts(
                payment,
                PAYMENT_FIGURES.filter((each) => payment[each] > 0 || each === figure),
              )}
            </dl>
            <Back payment={payment} />
          </li>
        ))}
      </ul>
      <h3 className={styles.panelTitle}>
        <Plural value={total} one="Sum of # payment" other="Sum of all # payments" />
      </h3>
      <dl className={styles.sums}>{facts(sums)}</dl>
    </>
  );
}

interface FactProps {
  name: string;
  value: string;
  isChosen?: boolean;
}

function Fact({ name, value, isChosen = false }: FactProps) {
  const look = isChosen ? styles.chosen : '';
  return (
    <>
      <dt className={look}>{name}</dt>
      <dd className={`${styles.factValue} ${look}`}>{value}</dd>
    </>
  );
}

function BookingLink({ payment: { bookingId, tourName } }: { payment: FinanceEntry }) {
  return (
    <Link
      to="/captain/bookings/$bookingId"
      params={{ bookingId: String(bookingId) }}
      preload={false}
      className={styles.name}
    >
      {tourName}
    </Link>
  );
}

function State({ payment }: { payment: FinanceEntry }) {
  const { i18n } = useLingui();
  const state = stateOf(payment.status);
  return <Badge tone={paymentStateTones[state]}>{i18n._(paymentStateWords[state])}</Badge>;
}

/** What of it went back to the guest. */
function Back({ payment: { refundedAmount } }: { payment: FinanceEntry }) {
  const format = useFormat();
  if (refundedAmount === 0) return null;
  const back = format.money(refundedAmount);
  return (
    <span className={styles.second}>
      <Trans>{back} paid back</Trans>
    </span>
  );
}
