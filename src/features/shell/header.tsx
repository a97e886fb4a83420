import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '../../ui/logo/logo.tsx';
import * as styles from './header.css.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { useHeaderLook } from './use-header-look.ts';

interface HeaderProps {
  /** What the person is told of; nothing for who is not signed in. */
  notifications: ReactNode;
  /** The way in, or who is in and the way out. */
  account: ReactNode;
}

/** The bar on top of every page. Where there is little room the links move into a menu. */
export function Header({ notifications, account }: HeaderProps) {
  const { t } = useLingui();
  const look = useHeaderLook();
  return (
    <header className={styles.header[look]}>
      <div className={styles.bar}>
        <Link
          to="/"
          activeOptions={{ exact: true }}
          className={styles.home}
          aria-label={t`Pruva, home page`}
        >
          <Logo />
        </Link>
        <nav className={styles.navigation} aria-label={t`Main`}>
          <ul className={styles.links}>
            <NavigationLinks linkClass={styles.navigationLink} />
          </ul>
        </nav>
        <div className={styles.end}>
          <div className={styles.language}>
            <LanguageSwitch />
          </div>
          {notifications}
          {account}
          <MobileMenu />
        </div>
      </div>
      <NavigationProgress />
    </header>
  );
}
