import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { calendarDay } from '../../i18n/format.ts';
import { Logo } from '../../ui/logo/logo.tsx';
import * as styles from './footer.css.ts';

/** The night at the end of every page: links, hours, rights. */
export function Footer() {
  const year = calendarDay().slice(0, 4);
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Logo />
            <p className={styles.quiet}>
              <Trans>Boats, yachts and guided tours on the Turkish coast.</Trans>
            </p>
          </div>
          <div>
            <h2 className={styles.heading}>
              <Trans>Explore</Trans>
            </h2>
            <ul>
              <li>
                <Link to="/boats" className={styles.link}>
                  <Trans>Boats</Trans>
                </Link>
              </li>
            </ul>
          </div>
          <div>
            <h2 className={styles.heading}>
              <Trans>Working hours</Trans>
            </h2>
            <p className={styles.quiet}>
              <Trans>Every day 09:00–22:00</Trans>
            </p>
          </div>
        </div>
        <p className={styles.rights}>© {year} Pruva</p>
      </div>
    </footer>
  );
}
