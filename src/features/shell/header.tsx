import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '../../ui/logo/logo.tsx';
import * as styles from './header.css.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationLinks } from './navigation-links.tsx';

/** The bar on top of every page. On phones the links and the languages move into a menu. */
export function Header({ account }: { account: ReactNode }) {
  const { t } = useLingui();
  return (
    <header className={styles.header}>
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
          <NavigationLinks linkClass={styles.navigationLink} />
        </nav>
        <div className={styles.language}>
          <LanguageSwitch />
        </div>
        <div className={styles.account}>{account}</div>
        <MobileMenu />
      </div>
    </header>
  );
}
