import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Role, UserNotification } from '../../../../api/contract/types.ts';
import { timeAgo } from '../../../../i18n/time-ago.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import { destinationOf } from '../destination.ts';
import * as styles from './notification-text.css.ts';

interface NotificationTextProps {
  notification: UserNotification;
  role: Role;
  /** Milliseconds since 1970. */
  now: number;
  /** Where there is little room: two lines of the message, how long ago it was. */
  short?: boolean;
  /** Called when the person follows it to what it is about. */
  onFollow: () => void;
}

/** What happened and when; it leads to what it is about. */
export function NotificationText(props: NotificationTextProps) {
  const { notification, role, now, short = false, onFollow } = props;
  const { title, message, isRead, createdAt } = notification;
  const format = useFormat();
  const ago = timeAgo(format.locale, createdAt, now);
  const exact = format.instant(createdAt);
  return (
    <div className={styles.texts}>
      <p className={isRead ? styles.title : styles.unreadTitle}>
        <Link {...destinationOf(notification, role)} className={styles.link} onClick={onFollow}>
          {title}
        </Link>
        {!isRead && (
          <>
            <span className={styles.dot} aria-hidden="true" />
            <span className={visuallyHidden}>
              {' '}
              <Trans>(unread)</Trans>
            </span>
          </>
        )}
      </p>
      <p className={short ? styles.shortMessage : styles.message}>{message}</p>
      <p className={styles.time}>
        <time dateTime={createdAt} title={exact}>
          {short ? ago : `${ago} · ${exact}`}
        </time>
      </p>
    </div>
  );
}
