import { Trans } from '@lingui/react/macro';
import type { Payment } from '../../../api/contract/types.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import * as styles from './list/rows.css.ts';
import { sumsOf } from './payment-figures.ts';

interface PaymentSumsProps {
  payments: readonly Payment[];
  /** Of which payments these are the sums, for a screen reader. */
  label: string;
}

/** What the payments above come to. */
export function PaymentSums({ payments, label }: PaymentSumsProps) {
  const format = useFormat();
  const { arrived, back, paid } = sumsOf(payments);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={label}>
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>
            <Trans>Received</Trans>
          </dt>
          <dd className={styles.sumAmount}>{format.money(arrived)}</dd>
        </div>
        <div className={styles.sum}>
          <dt>
            <Trans>Paid back</Trans>
          </dt>
          <dd className={styles.sumAmount}>{format.money(back)}</dd>
        </div>
        <div className={styles.sum}>
          <dt>
            <Trans>Counts as paid</Trans>
          </dt>
          <dd className={styles.sumAmount}>{format.money(paid)}</dd>
        </div>
      </dl>
    </div>
  );
}
