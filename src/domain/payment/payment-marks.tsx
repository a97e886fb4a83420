import { Trans, useLingui } from '@lingui/react/macro';
import { LockKeyhole } from 'lucide-react';
import * as styles from './payment-marks.css.ts';

/** The cards that the payment page takes, by the names that stand on them. */
const cards = ['Visa', 'Mastercard', 'Troy'];

/** With what one can pay, and where the number of the card goes: not to us. */
export function PaymentMarks() {
  const { t } = useLingui();
  return (
    <div className={styles.payment}>
      <ul className={styles.cards} aria-label={t`Cards accepted`}>
        {cards.map((card) => (
          <li key={card} className={styles.card}>
            {card}
          </li>
        ))}
      </ul>
      <p className={styles.secure}>
        <LockKeyhole aria-hidden="true" size={14} strokeWidth={2} />
        <Trans>Paid on the bank’s own page</Trans>
      </p>
    </div>
  );
}
