import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ThemeSwitch } from '../../../ui/actions/theme-switch/theme-switch.tsx';
import * as styles from './focused-footer.css.ts';
import { Rights } from './rights.tsx';

/** Below a page with one thing to do: what one agrees to there, and nothing that leads away from it. */
export function FocusedFooter() {
  const { t } = useLingui();
  return (
    <footer className={styles.footer}>
      <div className={styles.line}>
        <Rights />
        <nav className={styles.links} aria-label={t`More pages`}>
          <Link to="/terms" className={styles.link}>
            <Trans>Terms of use</Trans>
          </Link>
          <Link to="/privacy" className={styles.link}>
            <Trans>Privacy policy</Trans>
          </Link>
          <Link to="/cancellation" className={styles.link}>
            <Trans>Cancellation and refunds</Trans>
          </Link>
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
