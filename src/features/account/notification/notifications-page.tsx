import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CheckCheck } from 'lucide-react';
import { useRef } from 'react';
import type { UserNotification } from '../../../api/contract/types.ts';
import { failureOf } from '../../../api/errors/messages.ts';
import { unreadCountQuery } from '../../../api/resources/notifications/queries.ts';
import type { SessionUser } from '../../../api/session/stored-session.ts';
import { Button } from '../../../ui/actions/button/button.tsx';
import { chip } from '../../../ui/choices/toggle-chip/toggle-chip.css.ts';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';
import { Paged } from '../../../ui/navigation/pagination/paged.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { NoNotifications } from './list/no-notifications.tsx';
import { NotificationList, NotificationListSkeleton } from './list/notification-list.tsx';
import * as styles from './notifications-page.css.ts';
import type { NotificationSearch } from './search-params.ts';
import { useNotifications } from './use-notifications.ts';
import { useReadState } from './use-read-state.ts';

interface NotificationsPageProps {
  user: SessionUser;
  search: NotificationSearch;
}

/** /notifications: all notifications of the user, page by page, or the unread ones. */
export function NotificationsPage({ user, search }: NotificationsPageProps) {
  const { t } = useLingui();
  const { data: unread } = useQuery(unreadCountQuery(user.id));
  const { markRead, markAllRead, isMarkingAll } = useReadState(user.id);
  const column = useRef<HTMLDivElement>(null);
  const count = unread?.count ?? 0;

  function read(notification: UserNotification) {
    markRead(notification);
    // The button goes, and with the filter its row too.
    column.current?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.page}>
      <div ref={column} className={styles.column} tabIndex={-1}>
        <PageHeader
          title={t`Notifications`}
          lead={
            unread &&
            (count > 0
              ? t`You have ${plural(count, { one: '# unread notification', other: '# unread notifications' })}.`
              : t`All caught up!`)
          }
        />
        <div className={styles.tools}>
          <nav className={styles.filters} aria-label={t`Show`}>
            <FilterLink show={undefined} active={search.show}>
              <Trans>All</Trans>
            </FilterLink>
            <FilterLink show="unread" active={search.show}>
              <Trans>Unread</Trans>
            </FilterLink>
          </nav>
          {count > 0 && (
            <Button
              variant="secondary"
              size="small"
              pending={isMarkingAll}
              onPress={() => {
                markAllRead();
                column.current?.focus({ preventScroll: true });
              }}
            >
              <CheckCheck aria-hidden="true" size={18} strokeWidth={1.75} />
              <Trans>Mark all as read</Trans>
            </Button>
          )}
        </div>
        <Notifications user={user} search={search} onRead={read} />
      </div>
    </div>
  );
}

interface FilterLinkProps {
  show: NotificationSearch['show'];
  active: NotificationSearch['show'];
  children: React.ReactNode;
}

function FilterLink({ show, active, children }: FilterLinkProps) {
  const isOn = show === active;
  return (
    <Link
      to="/notifications"
      search={{ show }}
      className={chip}
      // The router's own mark counts any search of this page.
      activeProps={{ 'aria-current': isOn ? 'page' : undefined }}
      data-selected={isOn || undefined}
    >
      {children}
    </Link>
  );
}

interface NotificationsProps extends NotificationsPageProps {
  onRead: (notification: UserNotification) => void;
}

function Notifications({ user, search, onRead }: NotificationsProps) {
  const { i18n } = useLingui();
  const result = useNotifications(user.id, search);
  const { data, error, isPlaceholderData, refetch } = result;
  if (!data) {
    if (!error) return <NotificationListSkeleton />;
    return <ErrorDisplay {...failureOf(i18n, error)} onRetry={() => void refetch()} />;
  }
  const { items, pageCount } = data;
  if (pageCount === 0) return <NoNotifications search={search} />;
  return (
    <Paged
      page={search.page ?? 1}
      pageCount={pageCount}
      isPlaceholder={isPlaceholderData}
      renderLink={(target, props) => (
        <Link
          {...props}
          to="/notifications"
          activeOptions={{ exact: true }}
          search={{ ...search, page: target === 1 ? undefined : target }}
        />
      )}
    >
      <NotificationList
        notifications={items}
        role={user.role}
        outdated={isPlaceholderData}
        onRead={onRead}
      />
    </Paged>
  );
}
