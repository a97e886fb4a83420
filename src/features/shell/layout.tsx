import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import * as styles from './layout.css.ts';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

interface LayoutProps {
  /** What the header shows of the session: the way in, or who is in and the way out. */
  account: ReactNode;
  children: ReactNode;
}

/** Header, page, footer. */
export function Layout({ account, children }: LayoutProps) {
  useFocusAfterNavigation();
  return (
    <div className={styles.layout}>
      <a className={styles.skipLink} href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <Header account={account} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
