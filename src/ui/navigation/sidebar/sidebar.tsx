import { useLingui } from '@lingui/react/macro';
import { PanelLeft, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { iconButton } from '../../actions/icon-button/icon-button.css.ts';
import { lazyDialog } from '../../loading/lazy/lazy-dialog.tsx';
import * as styles from './sidebar.css.ts';
import {
  sidebarMobile,
  sidebarShortcut,
  useCollapsed,
  useSidebarShortcut,
} from './sidebar-state.ts';

const SidebarDrawer = lazyDialog(() => import('./sidebar-drawer.tsx'));

interface SidebarProps {
  /** What is in it: its title, and its name for a screen reader. */
  label: string;
  /** Links with `item` and `label` of `sidebar.css.ts`, or a list; called with whether only icons fit. */
  content: (collapsed: boolean) => ReactNode;
  /** The page beside it; called with the button that opens the drawer on small screens, to be placed. */
  children: (opener: ReactNode) => ReactNode;
}

/**
 * A page with a panel at its start that folds to its icons: 16rem or 60 px wide, and below 768 px a
 * drawer of 18rem. Ctrl or Cmd and B turns it, except while editing text.
 */
export function Sidebar({ label, content, children }: SidebarProps) {
  const { t } = useLingui();
  const id = useId();
  const [collapsed, setCollapsed] = useCollapsed();
  const [drawerOpen, setDrawerOpen] = useState(false);

  useSidebarShortcut(() => {
    if (window.matchMedia(sidebarMobile).matches) setDrawerOpen((open) => !open);
    else setCollapsed(!collapsed);
  });

  const Icon = collapsed ? PanelLeftOpen : PanelLeftClose;
  const opener = (
    <button
      type="button"
      className={styles.opener}
      aria-label={t`Open: ${label}`}
      aria-keyshortcuts={sidebarShortcut}
      onClick={() => setDrawerOpen(true)}
    >
      <PanelLeft aria-hidden="true" size={20} strokeWidth={1.75} />
    </button>
  );
  return (
    <div className={styles.layout} data-collapsed={collapsed || undefined}>
      <section
        id={id}
        className={styles.sidebar}
        aria-label={label}
        data-collapsed={collapsed || undefined}
      >
        <div className={styles.head}>
          {!collapsed && <p className={styles.title}>{label}</p>}
          <button
            type="button"
            className={iconButton}
            aria-label={collapsed ? t`Unfold: ${label}` : t`Fold: ${label}`}
            aria-expanded={!collapsed}
            aria-controls={id}
            aria-keyshortcuts={sidebarShortcut}
            onClick={() => setCollapsed(!collapsed)}
          >
            <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
          </button>
        </div>
        <div className={styles.body}>{content(collapsed)}</div>
      </section>
      <div className={styles.main}>{children(opener)}</div>
      <SidebarDrawer label={label} isOpen={drawerOpen} onOpenChange={setDrawerOpen}>
        {content(false)}
      </SidebarDrawer>
    </div>
  );
}
