import { useLingui } from '@lingui/react/macro';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { iconButton } from '../../actions/icon-button/icon-button.css.ts';
import { lazyDialog } from '../../loading/lazy/lazy-dialog.tsx';
import { useMedia } from '../../theme/use-media.ts';
import * as styles from './sidebar.css.ts';
import {
  type SidebarTone,
  sidebarMobile,
  sidebarShortcut,
  useCollapsed,
  useSidebarShortcut,
} from './sidebar-state.ts';

const SidebarDrawer = lazyDialog(() => import('./sidebar-drawer.tsx'));

interface SidebarProps {
  /** What it is, for a screen reader. */
  label: string;
  /** `night`: dark at every hour, for the one of two panels that must not be mistaken for the other. */
  tone?: SidebarTone;
  /** Stands at its top, where it is not folded: the logo, or a title. */
  head: ReactNode;
  /** Links with `item` and `label` of `sidebar.css.ts`, or a list; called with whether only icons fit. */
  content: (collapsed: boolean) => ReactNode;
  /** Stands at its lower edge. */
  foot?: (collapsed: boolean) => ReactNode;
  /**
   * The page beside it. Called with what opens the drawer, for a button of the page; undefined while the
   * sidebar stands there by itself.
   */
  children: (openDrawer: (() => void) | undefined) => ReactNode;
}

/**
 * A page with a panel at its start that folds to its icons: 260 or 60 px wide, and below 768 px a
 * drawer of 18rem. Ctrl or Cmd and B turns it, except while editing text.
 */
export function Sidebar({ label, tone = 'plain', head, content, foot, children }: SidebarProps) {
  const { t } = useLingui();
  const id = useId();
  const isDrawer = useMedia(sidebarMobile);
  const [collapsed, setCollapsed] = useCollapsed();
  const [drawerOpen, setDrawerOpen] = useState(false);

  useSidebarShortcut(() => {
    if (isDrawer) setDrawerOpen((open) => !open);
    else setCollapsed(!collapsed);
  });

  const Icon = collapsed ? PanelLeftOpen : PanelLeftClose;
  const folded = collapsed || undefined;
  // One tree for both: turning a tablet must not mount the page again, with what was typed into it.
  return (
    <div className={isDrawer ? styles.layoutAlone : styles.layout} data-collapsed={folded}>
      {!isDrawer && (
        <section
          id={id}
          className={styles.sidebar}
          data-tone={tone}
          aria-label={label}
          data-collapsed={folded}
        >
          <div className={styles.head}>
            {!collapsed && head}
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
          {foot && <div className={styles.foot}>{foot(collapsed)}</div>}
        </section>
      )}
      <div className={styles.main}>
        {children(isDrawer ? () => setDrawerOpen(true) : undefined)}
      </div>
      <SidebarDrawer
        label={label}
        tone={tone}
        head={head}
        isOpen={isDrawer && drawerOpen}
        onOpenChange={setDrawerOpen}
      >
        <div className={styles.body}>{content(false)}</div>
        {foot && <div className={styles.foot}>{foot(false)}</div>}
      </SidebarDrawer>
    </div>
  );
}
