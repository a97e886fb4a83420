import { Trans } from '@lingui/react/macro';
import * as styles from './how-it-works.css.ts';
import { SunArc } from './sun-arc.tsx';

/** A day, three steps: the sun rises, stands and sets over them. */
export function HowItWorks() {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        <Trans>One day, three steps</Trans>
      </h2>
      <SunArc />
      <ol className={styles.steps}>
        <li className={styles.dawn}>
          <h3 className={styles.step}>
            <Trans>Morning: choose</Trans>
          </h3>
          <p className={styles.text}>
            <Trans>
              Tell us where, when and for how many. You see the boats and tours available then, and
              the full price before you decide.
            </Trans>
          </p>
        </li>
        <li className={styles.noon}>
          <h3 className={styles.step}>
            <Trans>Noon: book</Trans>
          </h3>
          <p className={styles.text}>
            <Trans>
              A deposit of 20% holds your place; the rest is paid on board. With instant
              confirmation the day is yours at once, otherwise the captain answers first.
            </Trans>
          </p>
        </li>
        <li className={styles.dusk}>
          <h3 className={styles.step}>
            <Trans>Evening: set sail</Trans>
          </h3>
          <p className={styles.text}>
            <Trans>
              The meeting point and your boarding pass are on your phone, even without a connection.
              For everything else, write to your captain.
            </Trans>
          </p>
        </li>
      </ol>
    </section>
  );
}
