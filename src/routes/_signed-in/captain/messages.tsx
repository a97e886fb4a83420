import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { session } from '../../../api/client.ts';
import { listConversationsOperation } from '../../../api/contract/contract.ts';
import { mayCall } from '../../../api/contract/may-call.ts';
import { conversationsQuery } from '../../../api/resources/messages/queries.ts';
import type { SessionUser } from '../../../api/session/stored-session.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { StatusBadge } from '../../../domain/booking/status/status-badge.tsx';
import {
  type MessageParts,
  MessagePartsProvider,
} from '../../../features/account/message/message-parts.ts';
import { MessagesPage } from '../../../features/account/message/messages-page.tsx';
import { messageSearch } from '../../../features/account/message/search-params.ts';
import { SavedAnswersButton } from '../../../features/captain/messages/answers/saved-answers-button.tsx';
import { CaptainsAlone } from '../../../features/captain/messages/captains-alone.tsx';
import { NoMessages } from '../../../features/captain/messages/no-messages.tsx';
import { GuestTrip } from '../../../features/captain/messages/trip/guest-trip.tsx';
import { GuestTripLine } from '../../../features/captain/messages/trip/guest-trip-line.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/messages')({
  validateSearch: messageSearch,
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context }) => {
    const { hostId } = context;
    if (hostId !== undefined && session.getSnapshot()?.id === hostId) {
      void context.queryClient.prefetchQuery(conversationsQuery(hostId));
    }
  },
  head: () => privateHead(t`Messages`),
  component: CaptainMessagesRoute,
});

function partsFor(user: SessionUser, hostId: number): MessageParts {
  return {
    address: '/captain/messages',
    about: (guest) => <GuestTrip hostId={hostId} guest={guest} Status={StatusBadge} />,
    aboutInList: (guest) => <GuestTripLine hostId={hostId} guest={guest} Status={StatusBadge} />,
    writingTools: (guest, { insert, focus }) => (
      <SavedAnswersButton
        userId={user.id}
        hostId={hostId}
        guest={guest}
        onInsert={insert}
        onInserted={focus}
      />
    ),
    nothing: <NoMessages />,
  };
}

function CaptainMessagesRoute() {
  const user = useSession();
  const { hostId } = Route.useRouteContext();
  const search = Route.useSearch();
  // The session may end while the page is open: the guard leads away a moment later.
  if (!user || hostId === undefined) return null;
  if (!mayCall(listConversationsOperation, user, hostId)) return <CaptainsAlone />;
  return (
    <MessagePartsProvider value={partsFor(user, hostId)}>
      <MessagesPage user={user} search={search} />
    </MessagePartsProvider>
  );
}
