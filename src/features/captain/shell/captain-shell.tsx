import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Menu, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconButton } from '../../../ui/actions/icon-button/icon-button.css.ts';
import { LanguageSwitch } from '../../../ui/actions/language-switch/language-switch.tsx';
import { ThemeSwitch } from '../../../ui/actions/theme-switch/theme-switch.tsx';
import { Logo } from '../../../ui/content/logo/logo.tsx';
import { item, label } from '../../../ui/navigation/sidebar/sidebar.css.ts';
import { Sidebar } from '../../../ui/navigation/sidebar/sidebar.tsx';
import { BottomWays } from './bottom-ways.tsx';
import * as styles from './shell.css.ts';
import { SidebarWays } from './sidebar-ways.tsx';

interface CaptainShellProps {
  /** Whose area it is; without it there is none to go about in. */
  hostId: number | undefined;
  /** Who works here, and what is new for them. */
  account: (collapsed: boolean) => ReactNode;
  notifications: ReactNode;
  /** What stands above every page. */
  banner?: ReactNode;
  children: ReactNode;
}

/** A sidebar beside the captain's pages; on a phone a bar below them. */
export function CaptainShell(props: CaptainShellProps) {
  const { hostId, account, notifications, banner, children } = props;
  const { t } = useLingui();
  const home = (
    <Link
      to="/"
      activeOptions={{ exact: true }}
      className={styles.home}
      aria-label={t`Pruva, home page`}
    >
      <Logo />
    </Link>
  );

  return (
    <Sidebar
      label={t`Captain’s panel`}
      head={home}
      content={() => hostId !== undefined && <SidebarWays hostId={hostId} />}
      foot={(collapsed) => (
        <>
          <Link to="/" activeOptions={{ exact: true }} className={item}>
            <Undo2 aria-hidden="true" size={20} strokeWidth={1.75} />
            <span className={label}>
              <Trans>Back to the site</Trans>
            </span>
          </Link>
          {!collapsed && (
            <div className={styles.settings}>
              <LanguageSwitch />
              <ThemeSwitch />
            </div>
          )}
          <div className={styles.person}>
            {account(collapsed)}
            {notifications}
          </div>
        </>
      )}
    >
      {(openMenu) => (
        <>
          {openMenu && (
            <header className={styles.head}>
              {home}
              <div className={styles.headEnd}>
                {notifications}
                {hostId === undefined && (
                  <button
                    type="button"
                    className={iconButton}
                    aria-label={t`Menu`}
                    aria-haspopup="dialog"
                    onClick={openMenu}
                  >
                    <Menu aria-hidden="true" size={22} strokeWidth={1.75} />
                  </button>
                )}
              </div>
            </header>
          )}
          {banner && <div className={styles.banner}>{banner}</div>}
          <main
            id="main"
            className={styles.main}
            tabIndex={-1}
            data-bar={openMenu && hostId !== undefined ? '' : undefined}
          >
            {children}
          </main>
          {openMenu && hostId !== undefined && <BottomWays hostId={hostId} onOpenMenu={openMenu} />}
        </>
      )}
    </Sidebar>
  );
}
