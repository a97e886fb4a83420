import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { iconButton } from '../../../ui/actions/icon-button/icon-button.css.ts';
import { LanguageSwitch } from '../../../ui/actions/language-switch/language-switch.tsx';
import { Logo } from '../../../ui/content/logo/logo.tsx';
import { NavigationProgress } from '../notices/navigation-progress.tsx';
import * as styles from './header.css.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { useHeaderStyle } from './use-header-style.ts';

interface HeaderProps {
  /** Shows where one is and who one is, and no way to other pages but home. */
  isFocused: boolean;
  /** The notification bell; nothing for guests. */
  notifications: ReactNode;
  /** The way in, or who is in and the way out. */
  account: ReactNode;
}

/** The bar on top of every page. Where there is little room the links move into a menu. */
export function Header({ isFocused, notifications, account }: HeaderProps) {
  const { t } = useLingui();
  const look = useHeaderStyle();
  const menu = useRef<HTMLDialogElement>(null);
  return (
    <>
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
          {!isFocused && (
            <nav className={styles.navigation} aria-label={t`Main`}>
              <ul className={styles.links}>
                <NavigationLinks linkClass={styles.navigationLink} />
              </ul>
            </nav>
          )}
          <div className={styles.end}>
            <div className={isFocused ? undefined : styles.language}>
              <LanguageSwitch />
            </div>
            {notifications}
            {account}
            {!isFocused && (
              <div className={styles.menu}>
                <button
                  type="button"
                  className={iconButton}
                  aria-label={t`Open menu`}
                  aria-haspopup="dialog"
                  onClick={() => menu.current?.showModal()}
                >
                  <Menu aria-hidden="true" size={24} strokeWidth={1.75} />
                </button>
              </div>
            )}
          </div>
        </div>
        <NavigationProgress />
      </header>
      {/* Not in the header, whose colours are not the theme's while it lies over a picture. */}
      {!isFocused && <MobileMenu dialog={menu} />}
    </>
  );
}
