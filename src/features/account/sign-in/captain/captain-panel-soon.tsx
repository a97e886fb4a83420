import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { DawnScene } from '../../../../ui/page/dawn-scene/dawn-scene.tsx';
import * as styles from './captain-notice.css.ts';

/** What stands in place of the captain's panel until there is one, for those it is meant for. */
export function CaptainPanelSoon() {
  return (
    <div className={styles.page}>
      <div className={styles.scene}>
        <DawnScene />
      </div>
      <h1 className={styles.title}>
        <Trans>The captain’s panel opens with the next release</Trans>
      </h1>
      <p className={styles.message}>
        <Trans>
          Boats, availability and bookings will be managed here. Until then your messages and
          notifications reach you as always.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Link to="/messages" className={button()}>
          <Trans>Go to my messages</Trans>
        </Link>
        <Link to="/notifications" className={button({ variant: 'secondary' })}>
          <Trans>Go to my notifications</Trans>
        </Link>
      </div>
    </div>
  );
}
