import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type OfferRef, useRecentlySeen } from '../../../../domain/offer/remembered-offers.ts';
import * as styles from './seen-before.css.ts';

/** As many as a wide screen shows at once, and some to push for. */
const SHOWN = 6;

/** The ids of the boats or tours that were looked at last on this device. */
export function useSeenBefore(wanted: OfferRef['kind']): number[] {
  return useRecentlySeen()
    .filter(({ kind }) => kind === wanted)
    .slice(0, SHOWN)
    .map(({ id }) => id);
}

/** What was looked at before on this device, in a strip to push sideways. */
export function SeenBefore({ cards }: { cards: readonly { id: number; card: ReactNode }[] }) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="seen-before">
      <h2 id="seen-before" className={styles.title}>
        <Trans>Seen before</Trans>
      </h2>
      <ul className={styles.strip}>
        {cards.map(({ id, card }) => (
          <li key={id} className={styles.item}>
            {card}
          </li>
        ))}
      </ul>
    </section>
  );
}
