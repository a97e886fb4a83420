import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Sunrise } from 'lucide-react';
import { failureOf } from '../../../../api/errors/messages.ts';
import { unreadNotificationsQuery } from '../../../../api/resources/notifications/queries.ts';
import type { SessionUser } from '../../../../api/session/stored-session.ts';
import { useNow } from '../../../../domain/calendar/use-now.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { NotificationIcon } from '../list/notification-icon.tsx';
import { NotificationText } from '../list/notification-text.tsx';
import { useReadState } from '../use-read-state.ts';
import * as styles from './latest-unread.css.ts';

/** How many the bell shows. */
const shown = 3;

interface LatestUnreadProps {
  user: SessionUser;
  /** A way out of it is followed. */
  onClose: () => void;
}

/** What stands below the bell: the newest that were not read, and the way to all. */
export function LatestUnread({ user, onClose }: LatestUnreadProps) {
  const { t } = useLingui();
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{t`Notifications`}</h2>
      <Unread user={user} onFollow={onClose} />
      <div className={styles.end}>
        <Link to="/notifications" className={button({ variant: 'secondary' })} onClick={onClose}>
          <Trans>View All Notifications</Trans>
        </Link>
      </div>
    </div>
  );
}

function Unread({ user, onFollow }: { user: SessionUser; onFollow: () => void }) {
  const { i18n } = useLingui();
  const now = useNow();
  const { markRead } = useReadState(user.id);
  // Asked for again whenever the bell is opened.
  const { data, error, refetch } = useQuery({
    ...unreadNotificationsQuery(user.id),
    refetchOnMount: 'always',
  });

  if (!data && error) {
    return (
      <div role="alert" className={styles.failed}>
        <p>{failureOf(i18n, error).message}</p>
        <button
          type="button"
          className={`${button({ variant: 'text', size: 'small' })} ${styles.retry}`}
          onClick={() => void refetch()}
        >
          <Trans>Try again</Trans>
        </button>
      </div>
    );
  }
  if (!data) {
    return (
      <div className={styles.list} role="status">
        <Trans>Loading…</Trans>
        {[1, 2, 3].map((place) => (
          <div key={place} className={styles.row}>
            <Skeleton width="40px" height="40px" />
            <Skeleton height="56px" />
          </div>
        ))}
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <p className={styles.empty}>
        <Sunrise aria-hidden="true" size={32} strokeWidth={1.5} />
        <Trans>All caught up!</Trans>
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {data.slice(0, shown).map((notification) => (
        <li key={notification.id} className={styles.row}>
          <NotificationIcon type={notification.type} />
          <NotificationText
            notification={notification}
            role={user.role}
            now={now}
            short
            onFollow={() => {
              markRead(notification);
              onFollow();
            }}
          />
        </li>
      ))}
    </ul>
  );
}
