import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../../api/session/use-session.ts';
import { item, label } from '../../../ui/navigation/sidebar/sidebar.css.ts';
import { sidebarMobile } from '../../../ui/navigation/sidebar/sidebar-state.ts';
import { useMedia } from '../../../ui/theme/use-media.ts';
import * as styles from './shell.css.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingMark } from './waiting-mark.tsx';
import { waysOf } from './ways.tsx';

interface SidebarWaysProps {
  hostId: number;
}

/** The pages of the area, one below the other; on a phone without those that its bar leads to. */
export function SidebarWays({ hostId }: SidebarWaysProps) {
  const { i18n, t } = useLingui();
  const groups = waysOf(hostId, useSession());
  const waiting = useWaiting(hostId);
  const hasBar = useMedia(sidebarMobile);
  return (
    <nav aria-label={t`Captain’s pages`} className={styles.ways}>
      {groups.map(({ name, ways }) => (
        <ul key={name.id} aria-label={i18n._(name)} className={styles.group}>
          {ways.map(
            ({ to, name, nameInBar, Icon, exact = false, waits }) =>
              !(hasBar && nameInBar) && (
                <li key={to}>
                  <Link to={to} className={item} activeOptions={{ exact, includeSearch: false }}>
                    <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
                    <span className={label}>{name}</span>
                    {waits && <WaitingMark waiting={waiting} kinds={[waits]} />}
                  </Link>
                </li>
              ),
          )}
        </ul>
      ))}
    </nav>
  );
}
