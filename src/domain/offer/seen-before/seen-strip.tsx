import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './seen-strip.css.ts';

interface SeenStripProps {
  /** The cards; nothing at all is shown without one. */
  cards: readonly { key: string; card: ReactNode }[];
}

/** What was looked at before on this device, in a strip to push sideways. */
export function SeenStrip({ cards }: SeenStripProps) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="seen-before">
      <h2 id="seen-before" className={styles.title}>
        <Trans>Seen before</Trans>
      </h2>
      <ul className={styles.strip}>
        {cards.map(({ key, card }) => (
          <li key={key} className={styles.item}>
            {card}
          </li>
        ))}
      </ul>
    </section>
  );
}
