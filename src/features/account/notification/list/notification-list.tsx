import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { Role, UserNotification } from '../../../../api/contract/types.ts';
import { useNow } from '../../../../domain/calendar/use-now.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../../ui/loading/loading-status/loading-status.tsx';
import * as styles from '../notifications-page.css.ts';
import { NotificationIcon } from './notification-icon.tsx';
import { NotificationText } from './notification-text.tsx';

interface NotificationListProps {
  notifications: readonly UserNotification[];
  role: Role;
  /** Others are loading in their place. */
  outdated: boolean;
  onRead: (notification: UserNotification) => void;
}

/** Notifications one below the other, each with what can be done about it. */
export function NotificationList({ notifications, role, outdated, onRead }: NotificationListProps) {
  const { t } = useLingui();
  const now = useNow();
  return (
    <ul className={styles.list} aria-busy={outdated}>
      {notifications.map((notification) => {
        const { id, title, type, isRead } = notification;
        return (
          <li key={id} className={styles.row}>
            <NotificationIcon type={type} />
            <div className={styles.text}>
              <NotificationText
                notification={notification}
                role={role}
                now={now}
                onFollow={() => onRead(notification)}
              />
            </div>
            {!isRead && (
              <div className={styles.action}>
                <button
                  type="button"
                  className={button({ variant: 'text', size: 'small' })}
                  aria-label={t`Mark as read: ${title}`}
                  onClick={() => onRead(notification)}
                >
                  <Check aria-hidden="true" size={18} strokeWidth={1.75} />
                  <Trans>Mark as read</Trans>
                </button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The places of notifications that are loading. */
export function NotificationListSkeleton() {
  return (
    <div className={styles.list}>
      <LoadingStatus />
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className={styles.row}>
          <Skeleton width="40px" height="40px" />
          <div className={styles.text}>
            <Skeleton width="min(520px, 100%)" height="72px" />
          </div>
        </div>
      ))}
    </div>
  );
}
