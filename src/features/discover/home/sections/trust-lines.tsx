import { Trans } from '@lingui/react/macro';
import { useFormat } from '../../../../i18n/use-format.ts';
import * as styles from './trust-lines.css.ts';

/** What a deposit is of the price: the terms and the payment pages say the same. */
const DEPOSIT = 0.2;

/** Three things that one wants to know before one looks for a boat. */
export function TrustLines() {
  const format = useFormat();
  const deposit = format.number(DEPOSIT, { style: 'percent' });
  return (
    <ul className={styles.lines}>
      <li className={styles.line}>
        <Trans>Boat days: free cancellation up to 2 days before</Trans>
      </li>
      <li className={styles.line}>
        <Trans>{deposit} deposit now, the rest on board</Trans>
      </li>
      <li className={styles.line}>
        <Trans>Captains with verified documents</Trans>
      </li>
    </ul>
  );
}
