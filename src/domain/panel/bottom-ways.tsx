import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { sidebarShortcut } from '../../ui/navigation/sidebar/sidebar-state.ts';
import { useRootClass } from '../../ui/page/root-class/use-root-class.ts';
import * as styles from './panel.css.ts';
import { WaitingMark } from './waiting-mark.tsx';
import type { PanelWays } from './way.ts';

/** The pages that are needed with one thumb, at the lower edge of a phone; the others in the menu. */
export function BottomWays(props: PanelWays & { onOpenMenu: () => void }) {
  const { label, groups, onOpenMenu, ...waiting } = props;
  useRootClass(styles.rootOfBar);
  const ways = groups.flatMap((group) => group.ways);
  const { pathname } = useLocation();
  const others = ways.filter(({ nameInBar }) => !nameInBar);
  const isInMenu = others.some(({ to }) => pathname.startsWith(to));
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.barWays}>
        {ways.map(
          ({ to, nameInBar, Icon, exact = false, waits }) =>
            nameInBar && (
              <li key={to} className={styles.barPlace}>
                <Link
                  to={to}
                  className={styles.barWay}
                  data-corner
                  activeOptions={{ exact, includeSearch: false }}
                >
                  <Icon aria-hidden="true" size={22} strokeWidth={1.75} />
                  {nameInBar}
                  {waits && <WaitingMark {...waiting} kinds={[waits]} />}
                </Link>
              </li>
            ),
        )}
        <li className={styles.barPlace}>
          <button
            type="button"
            className={styles.barWay}
            data-corner
            data-status={isInMenu ? 'active' : undefined}
            aria-haspopup="dialog"
            aria-keyshortcuts={sidebarShortcut}
            onClick={onOpenMenu}
          >
            <Menu aria-hidden="true" size={22} strokeWidth={1.75} />
            <Trans>Menu</Trans>
            <WaitingMark
              {...waiting}
              kinds={others.flatMap(({ waits }) => (waits ? [waits] : []))}
            />
          </button>
        </li>
      </ul>
    </nav>
  );
}
