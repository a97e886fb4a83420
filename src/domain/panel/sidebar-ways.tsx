import { useLingui } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import { item, label } from '../../ui/navigation/sidebar/sidebar.css.ts';
import { sidebarMobile } from '../../ui/navigation/sidebar/sidebar-state.ts';
import { useMedia } from '../../ui/theme/use-media.ts';
import * as styles from './panel.css.ts';
import { WaitingMark } from './waiting-mark.tsx';
import type { PanelWays } from './way.ts';

/** The pages of a panel, one below the other; on a phone without those that its bar leads to. */
export function SidebarWays({ label: name, groups, ...waiting }: PanelWays) {
  const { i18n } = useLingui();
  const hasBar = useMedia(sidebarMobile);
  return (
    <nav aria-label={name} className={styles.ways}>
      {groups.map((group) => (
        <ul key={group.name.id} aria-label={i18n._(group.name)} className={styles.group}>
          {group.ways.map(
            ({ to, name, nameInBar, Icon, exact = false, waits }) =>
              !(hasBar && nameInBar) && (
                <li key={to}>
                  <Link to={to} className={item} activeOptions={{ exact, includeSearch: false }}>
                    <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
                    <span className={label}>{name}</span>
                    {waits && <WaitingMark {...waiting} kinds={[waits]} />}
                  </Link>
                </li>
              ),
          )}
        </ul>
      ))}
    </nav>
  );
}
