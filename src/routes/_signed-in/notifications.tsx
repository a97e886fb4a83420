import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { session } from '../../api/client.ts';
import {
  notificationPageQuery,
  unreadNotificationsQuery,
} from '../../api/resources/notifications/queries.ts';
import { useSession } from '../../api/session/use-session.ts';
import { NotificationsPage } from '../../features/account/notification/notifications-page.tsx';
import { notificationSearch } from '../../features/account/notification/search-params.ts';
import { privateHead } from '../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/notifications')({
  validateSearch: notificationSearch,
  // It shows by itself what it waits for, and stays while it is asked for something else.
  pendingMs: Number.POSITIVE_INFINITY,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context, deps: { page = 1, show } }) => {
    const user = session.getSnapshot();
    if (!user) return;
    if (show) void context.queryClient.prefetchQuery(unreadNotificationsQuery(user.id));
    else void context.queryClient.prefetchQuery(notificationPageQuery(user.id, page - 1));
  },
  head: () => privateHead(t`Notifications`),
  component: NotificationsRoute,
});

function NotificationsRoute() {
  const user = useSession();
  const search = Route.useSearch();
  // The session may end while the page is open: the guard leads away a moment later.
  return user && <NotificationsPage user={user} search={search} />;
}
