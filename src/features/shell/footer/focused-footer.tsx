import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { calendarDay } from '../../../i18n/format.ts';
import { ThemeSwitch } from '../../../ui/actions/theme-switch/theme-switch.tsx';
import * as styles from './focused-footer.css.ts';

/** Below a page with one thing to do: what one agrees to there, and nothing that leads away from it. */
export function FocusedFooter() {
  const { t } = useLingui();
  const year = calendarDay().slice(0, 4);
  return (
    <footer className={styles.footer}>
      <div className={styles.line}>
        <p>© {year} Pruva</p>
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
