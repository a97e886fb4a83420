import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { button } from '../../../ui/actions/button/button.css.ts';
import { captainScene } from './scenes.ts';
import * as styles from './services-page.css.ts';

/** Who is on board, and what that means. */
export function Crew() {
  return (
    <section className={styles.crew}>
      <img
        className={styles.picture}
        src={captainScene}
        alt=""
        width={800}
        height={600}
        loading="lazy"
        decoding="async"
      />
      <div className={styles.crewTexts}>
        <h2 className={styles.title}>
          <Trans>Somebody who knows the wind</Trans>
        </h2>
        <p>
          <Trans>
            With a captain on board you need no licence: the captain steers, knows the shallows and
            when each cove empties. Larger boats bring a crew who tie up, cook and clear away; the
            boat’s page says how many.
          </Trans>
        </p>
        <p>
          <Trans>
            Before a boat is listed, we check the captain’s licence, the boat’s registration and its
            insurance. An application is answered within 3 business days.
          </Trans>
        </p>
        <Link to="/boats" className={button({ variant: 'secondary' })}>
          <Trans>See the boats</Trans>
        </Link>
      </div>
    </section>
  );
}
