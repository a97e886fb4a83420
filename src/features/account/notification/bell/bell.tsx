import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { unreadCountQuery } from '../../../../api/resources/notifications/queries.ts';
import type { SessionUser } from '../../../../api/session/stored-session.ts';
import { NativeButton } from '../../../../ui/actions/plain-button/native-button.tsx';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';
import * as styles from './bell.css.ts';

const BellPopover = lazyDialog(() => import('./bell-popover.tsx'));

/** Milliseconds; only while the page is visible. */
const pollInterval = 60_000;

/** The badge says no higher number. */
const highest = 99;

interface BellProps {
  user: SessionUser;
}

/** How much the person has not read, and the newest of it. A chunk of its own: see `HeaderBell`. */
export default function Bell({ user }: BellProps) {
  const { t } = useLingui();
  const { data } = useQuery({
    ...unreadCountQuery(user.id),
    refetchInterval: pollInterval,
    refetchIntervalInBackground: false,
  });
  const count = data?.count ?? 0;
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <NativeButton
        ref={triggerRef}
        className={styles.bell}
        aria-label={
          count > 0
            ? t`Notifications, ${plural(count, { one: '# unread', other: '# unread' })}`
            : t`Notifications`
        }
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onInterest={() => void BellPopover.preload()}
        onPress={() => setOpen(!isOpen)}
      >
        <BellIcon aria-hidden="true" size={22} strokeWidth={1.75} />
        {count > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {count > highest ? `${highest}+` : count}
          </span>
        )}
      </NativeButton>
      <BellPopover user={user} triggerRef={triggerRef} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
