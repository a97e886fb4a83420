import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Menu, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconButton } from '../../ui/actions/icon-button/icon-button.css.ts';
import { LanguageSwitch } from '../../ui/actions/language-switch/language-switch.tsx';
import { ThemeSwitch } from '../../ui/actions/theme-switch/theme-switch.tsx';
import { Logo } from '../../ui/content/logo/logo.tsx';
import { item, label } from '../../ui/navigation/sidebar/sidebar.css.ts';
import { Sidebar } from '../../ui/navigation/sidebar/sidebar.tsx';
import type { SidebarTone } from '../../ui/navigation/sidebar/sidebar-state.ts';
import { useRootClass } from '../../ui/page/root-class/use-root-class.ts';
import { BottomWays } from './bottom-ways.tsx';
import * as styles from './panel.css.ts';
import { SidebarWays } from './sidebar-ways.tsx';
import type { PanelWays } from './way.ts';

export interface PanelShellProps {
  /** What the panel is, for a screen reader. */
  label: string;
  /** The same beside the logo, where the panel could be taken for another. */
  shownName?: string;
  /** Whose panel it is at a glance; the captain's is plain. */
  tone?: SidebarTone;
  /** Its pages; left out while there are none to go about in. */
  ways: PanelWays | undefined;
  /** Who works here, and what is new for them. */
  account: (collapsed: boolean) => ReactNode;
  notifications: ReactNode;
  /** What stands above every page. */
  banner?: ReactNode;
  children: ReactNode;
}

/** A sidebar beside the pages of those who work here; on a phone a bar below them. */
export function PanelShell(props: PanelShellProps) {
  const { label: name, shownName, tone, ways, account, notifications, banner, children } = props;
  const { t } = useLingui();
  useRootClass(styles.root);
  const home = (
    <div className={styles.homeLine}>
      <Link
        to="/"
        activeOptions={{ exact: true }}
        className={styles.home}
        aria-label={t`Pruva, home page`}
      >
        <Logo />
      </Link>
      {shownName && <span className={styles.title}>{shownName}</span>}
    </div>
  );

  return (
    <Sidebar
      label={name}
      tone={tone}
      head={home}
      content={() => ways && <SidebarWays {...ways} />}
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
            <header className={styles.head} data-tone={tone}>
              {home}
              <div className={styles.headEnd}>
                {notifications}
                {!ways && (
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
            data-bar={openMenu && ways ? '' : undefined}
          >
            {children}
          </main>
          {openMenu && ways && <BottomWays {...ways} onOpenMenu={openMenu} />}
        </>
      )}
    </Sidebar>
  );
}
