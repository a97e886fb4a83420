import { Trans } from '@lingui/react/macro';
import * as styles from './hero.css.ts';
import { heroScenes } from './scenes.ts';

/** The bay at dawn, which the header lies over, and what the product is in two lines. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <picture>
        <source media="(width < 900px)" srcSet={heroScenes.tall} width={800} height={900} />
        <img
          className={styles.scene}
          src={heroScenes.wide}
          alt=""
          width={1800}
          height={600}
          fetchPriority="high"
        />
      </picture>
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
