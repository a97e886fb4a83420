import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { boatDay } from './grid/days.css.ts';
import * as styles from './timeline.css.ts';

interface Entry {
  name: ReactNode;
  look: Record<`data-${string}`, string | boolean>;
}

const entries: readonly Entry[] = [
  { name: <Trans>Free, you confirm</Trans>, look: { 'data-state': 'open' } },
  { name: <Trans>Instant confirmation</Trans>, look: { 'data-state': 'instant' } },
  { name: <Trans>Own price</Trans>, look: { 'data-state': 'open', 'data-own': true } },
  { name: <Trans>Closed</Trans>, look: { 'data-state': 'closed' } },
  { name: <Trans>Not offered</Trans>, look: { 'data-state': 'none' } },
  { name: <Trans>Past</Trans>, look: { 'data-state': 'open', 'data-past': true } },
];

/** What the colours and marks of the days mean. */
export function Legend({ inThousands }: { inThousands: boolean }) {
  return (
    <ul className={styles.legend}>
      {entries.map(({ name, look }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a constant list
        <li key={index} className={styles.legendEntry}>
          <span aria-hidden="true" className={`${boatDay} ${styles.swatch}`} {...look} />
          {name}
        </li>
      ))}
      <li className={styles.legendEntry}>
        <span aria-hidden="true" className={styles.barSwatch} />
        <Trans context="a day">Booked</Trans>
      </li>
      <li className={styles.legendEntry}>
        <span aria-hidden="true" className={styles.requestSwatch} />
        <Trans>Request that waits</Trans>
      </li>
      {inThousands && (
        <li className={styles.legendEntry}>
          <Trans>Prices in thousands of lira</Trans>
        </li>
      )}
    </ul>
  );
}
