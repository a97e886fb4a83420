import { Plural, Trans } from '@lingui/react/macro';
import { depositShare } from '../../../../api/contract/contract.ts';
import { lastDayBefore, policyOf, refundSteps } from '../../../../domain/cancellation/refund.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import * as styles from './trust-lines.css.ts';

/** Three things that one wants to know before one looks for a boat. */
export function TrustLines() {
  const format = useFormat();
  const free = refundSteps(policyOf()).find(({ share }) => share === 1);
  const deposit = format.number(depositShare, { style: 'percent' });
  return (
    <ul className={styles.lines}>
      {free && (
        <li className={styles.line}>
          <Plural
            value={lastDayBefore(free)}
            one="Boat days: free cancellation up to # day before"
            other="Boat days: free cancellation up to # days before"
          />
        </li>
      )}
      <li className={styles.line}>
        <Trans>{deposit} deposit now, the rest on board</Trans>
      </li>
      <li className={styles.line}>
        <Trans>Captains with verified documents</Trans>
      </li>
    </ul>
  );
}
