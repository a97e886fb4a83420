import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../../api/session/use-session.ts';
import { item, label } from '../../../ui/navigation/sidebar/sidebar.css.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingMark } from './waiting-mark.tsx';
import { waysOf } from './ways.tsx';

interface SidebarWaysProps {
  hostId: number;
}

/** The pages of the area, one below the other. */
export function SidebarWays({ hostId }: SidebarWaysProps) {
  const { t } = useLingui();
  const ways = waysOf(hostId, useSession());
  const waiting = useWaiting(hostId);
  return (
    <nav aria-label={t`Captain’s pages`}>
      <ul>
        {ways.map(({ to, name, Icon, exact = false, waits }) => (
          <li key={to}>
            <Link to={to} className={item} activeOptions={{ exact, includeSearch: false }}>
              <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
              <span className={label}>{name}</span>
              {waits && <WaitingMark waiting={waiting} kinds={[waits]} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
