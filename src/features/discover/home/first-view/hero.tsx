import { Trans } from '@lingui/react/macro';
import * as styles from './hero.css.ts';

/** The bay at the visitor's hour, which the header lies over, and what the product is in two lines. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.scene} />
      <div className={styles.texts}>
        <h1 className={styles.title}>
          <Trans>
            Mornings start
            <br />
            at sea.
          </Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            Boats with their captains and guided tours along the Turkish coast. Choose the day; the
            captain knows the rest.
          </Trans>
        </p>
      </div>
    </section>
  );
}
