import { Plural, Trans } from '@lingui/react/macro';
import { type CancellationPolicy, refundSteps } from '../../../domain/cancellation/refund.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import * as styles from './policy-terms.css.ts';

/** How many days before the trip the bar begins. */
const days = 14;

/** The last two weeks before a trip, to scale: until when something comes back. */
export function PolicyBar({ policy }: { policy: CancellationPolicy }) {
  const format = useFormat();
  const [first] = refundSteps(policy);
  const share = first?.share ?? 0;
  const freeDays = share > 0 ? days - (first?.untilHours ?? 0) / 24 : 0;
  const percent = format.percent(share);
  return (
    // The sentences around it say the same.
    <div className={styles.figure} aria-hidden="true">
      <div className={styles.bar}>
        {freeDays > 0 && (
          <span className={styles.free} style={{ flexGrow: freeDays }}>
            {percent}
          </span>
        )}
        <span className={styles.lost} style={{ flexGrow: days - freeDays }} />
      </div>
      <div className={styles.scale}>
        <span>
          <Plural value={days} one="# day before" other="# days before" />
        </span>
        <span>
          <Trans>Start</Trans>
        </span>
      </div>
    </div>
  );
}
