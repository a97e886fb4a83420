import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { session } from '../../../api/client.ts';
import { conversationsQuery } from '../../../api/resources/messages/queries.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { MessagesPage } from '../../../features/account/message/messages-page.tsx';
import { messageSearch } from '../../../features/account/message/search-params.ts';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/messages')({
  validateSearch: messageSearch,
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context }) => {
    const user = session.getSnapshot();
    if (user) void context.queryClient.prefetchQuery(conversationsQuery(user.id));
  },
  head: () => privateHead(t`Messages`),
  component: CaptainMessagesRoute,
});

function CaptainMessagesRoute() {
  const user = useSession();
  const search = Route.useSearch();
  // The session may end while the page is open: the guard leads away a moment later.
  return user && <MessagesPage user={user} search={search} />;
}
