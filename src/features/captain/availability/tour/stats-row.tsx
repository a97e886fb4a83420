import { Trans } from '@lingui/react/macro';
import type { Availability } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { statsOf } from './stats.ts';
import * as styles from './stats-row.css.ts';

interface StatsRowProps {
  records: readonly Availability[];
  today: string;
}

/** How many days of a tour are open, closed, have their own price, are confirmed at once; from today on. */
export function StatsRow({ records, today }: StatsRowProps) {
  const format = useFormat();
  const { open, closed, ownPrice, instant } = statsOf(records, today);
  const stats = [
    { id: 'open', label: <Trans>Open days</Trans>, count: open },
    { id: 'closed', label: <Trans>Closed days</Trans>, count: closed },
    { id: 'price', label: <Trans>Days with their own price</Trans>, count: ownPrice },
    { id: 'instant', label: <Trans>Days with instant confirmation</Trans>, count: instant },
  ];
  return (
    <dl className={styles.stats}>
      {stats.map(({ id, label, count }) => (
        <div key={id} className={styles.stat}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{format.number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
