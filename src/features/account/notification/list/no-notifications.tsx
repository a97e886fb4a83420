import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import type { NotificationSearch } from '../search-params.ts';

/** Why no notification is shown: none came, or all are read. */
export function NoNotifications({ search }: { search: NotificationSearch }) {
  const secondary = button({ variant: 'secondary' });
  if (search.show === 'unread') {
    return (
      <EmptyState
        title={<Trans>All caught up!</Trans>}
        action={
          <Link to="/notifications" className={secondary}>
            <Trans>Show all notifications</Trans>
          </Link>
        }
      >
        <Trans>You have read all your notifications.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={<Trans>No notifications yet</Trans>}
      action={
        <Link to="/boats" className={button()}>
          <Trans>Look at boats</Trans>
        </Link>
      }
    >
      <Trans>Updates on your bookings and messages will appear here.</Trans>
    </EmptyState>
  );
}
