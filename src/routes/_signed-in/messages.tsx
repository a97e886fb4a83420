import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { session } from '../../api/client.ts';
import { conversationsQuery } from '../../api/resources/messages/queries.ts';
import { useSession } from '../../api/session/use-session.ts';
import {
  type MessageParts,
  MessagePartsProvider,
} from '../../features/account/message/message-parts.ts';
import { MessagesPage } from '../../features/account/message/messages-page.tsx';
import { messageSearch } from '../../features/account/message/search-params.ts';
import { QuickAnswers } from '../../features/account/message/sending/quick-answers.tsx';
import { privateHead } from '../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/messages')({
  validateSearch: messageSearch,
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context }) => {
    const user = session.getSnapshot();
    if (user) void context.queryClient.prefetchQuery(conversationsQuery(user.id));
  },
  head: () => privateHead(t`Messages`),
  component: MessagesRoute,
});

const guestParts: MessageParts = {
  address: '/messages',
  quickAnswers: (field) => <QuickAnswers {...field} />,
};
const others: MessageParts = { address: '/messages' };

function MessagesRoute() {
  const user = useSession();
  const search = Route.useSearch();
  // The session may end while the page is open: the guard leads away a moment later.
  if (!user) return null;
  return (
    <MessagePartsProvider value={user.role === 'CUSTOMER' ? guestParts : others}>
      <MessagesPage user={user} search={search} />
    </MessagePartsProvider>
  );
}
