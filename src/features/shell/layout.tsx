import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FocusedFooter } from './footer/focused-footer.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import * as styles from './layout.css.ts';
import { NavigationProgress } from './notices/navigation-progress.tsx';
import { OfflineNotice } from './notices/offline-notice.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';
import { useIsHome } from './use-is-home.ts';

interface LayoutProps {
  /** Whether `children` bring everything themselves, the page's `<main id="main" tabIndex={-1}>` included. */
  isBare: boolean;
  /** Whether the page has one thing to do, and nothing around it leads away: see `StaticDataRouteOption`. */
  isFocused: boolean;
  /** What the header shows of the session: see `Header`. */
  notifications: ReactNode;
  account: ReactNode;
  children: ReactNode;
}

/** Header, page, footer; around pages in a shell of their own, what every page has. */
export function Layout({ isBare, isFocused, notifications, account, children }: LayoutProps) {
  useFocusAfterNavigation();
  const isHome = useIsHome();
  return (
    <div className={styles.layout}>
      <a className={styles.skipLink} href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <OfflineNotice />
      {isBare ? (
        <>
          <div className={styles.progress}>
            <NavigationProgress />
          </div>
          {children}
        </>
      ) : (
        <>
          <Header isFocused={isFocused} notifications={notifications} account={account} />
          <main id="main" className={styles.main} tabIndex={-1}>
            {children}
          </main>
          {isFocused ? <FocusedFooter /> : <Footer isWhole={isHome} />}
        </>
      )}
    </div>
  );
}
