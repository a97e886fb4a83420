import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { DawnScene } from '../../../../ui/page/dawn-scene/dawn-scene.tsx';
import * as styles from './captain-notice.css.ts';

/** What stands in place of a captain's page for who is none. */
export function CaptainOnlyNotice() {
  return (
    <div className={styles.page}>
      <div className={styles.scene}>
        <DawnScene />
      </div>
      <h1 className={styles.title}>
        <Trans>You are not a captain</Trans>
      </h1>
      <p className={styles.message}>
        <Trans>
          This page is for captains. Apply to become one: tell us about your company and your
          licence, and we answer within 3 business days.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Link to="/boat-owner-application" className={button()}>
          <Trans>Apply to become a captain</Trans>
        </Link>
        <Link to="/" className={button({ variant: 'secondary' })}>
          <Trans>Go to the home page</Trans>
        </Link>
      </div>
    </div>
  );
}
