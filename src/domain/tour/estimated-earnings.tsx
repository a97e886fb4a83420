import { Trans } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import { earningsAtFullCapacity } from './earnings.ts';
import * as styles from './estimated-earnings.css.ts';

interface EstimatedEarningsProps {
  /** Per person, in lira. */
  price: number | null;
  capacity: number | null;
  /** In per cent; the usual one when left out. */
  commissionRate?: number;
}

/** What one date of a tour brings its guide when every place is taken. Nothing while price or capacity is missing. */
export function EstimatedEarnings({ price, capacity, commissionRate }: EstimatedEarningsProps) {
  const format = useFormat();
  if (!price || !capacity) return null;
  const { gross, commission, net } = earningsAtFullCapacity({ price, capacity }, commissionRate);
  return (
    <dl className={styles.lines}>
      <div className={styles.line}>
        <dt>
          <Trans>Price × guests, at full capacity</Trans>
        </dt>
        <dd className={styles.figure}>{format.money(gross)}</dd>
      </div>
      <div className={styles.line}>
        <dt>
          <Trans>Commission</Trans>
        </dt>
        <dd className={styles.figure}>{format.money(-commission)}</dd>
      </div>
      <div className={styles.total}>
        <dt>
          <Trans>Estimated earnings of one date</Trans>
        </dt>
        <dd className={styles.figure}>{format.money(net)}</dd>
      </div>
    </dl>
  );
}
