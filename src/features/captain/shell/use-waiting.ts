import { useQuery } from '@tanstack/react-query';
import { listConversationsOperation } from '../../../api/contract/contract.ts';
import { mayCall } from '../../../api/contract/may-call.ts';
import type { Conversation, OwnerBookingCounts } from '../../../api/contract/types.ts';
import { hostBookingCountsQuery } from '../../../api/resources/bookings/host-queries.ts';
import { documentsToRenewQuery } from '../../../api/resources/documents/renewal-queries.ts';
import { conversationsQuery } from '../../../api/resources/messages/queries.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { useIdle } from '../../../ui/loading/idle/use-idle.ts';

export type WaitingKind = 'bookings' | 'documents' | 'messages';

/** How much waits, by what it is; left out while that is not known, and where asking failed. */
type Waiting = Partial<Record<WaitingKind, number>>;

function unread(conversations: readonly Conversation[]): number {
  return conversations.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
}

function requests({ statuses }: OwnerBookingCounts): number | undefined {
  return statuses.find(({ status }) => status === 'PENDING')?.count;
}

/**
 * What waits for the captain: asked for after the first view, and again when the page is seen again.
 * Messages are counted for who may read them.
 */
export function useWaiting(hostId: number): Waiting {
  const user = useSession();
  const isIdle = useIdle();
  const counted = { enabled: isIdle && user !== null, refetchOnWindowFocus: 'always' } as const;
  const bookings = useQuery({
    ...hostBookingCountsQuery(hostId, {}),
    ...counted,
    select: requests,
  });
  const documents = useQuery({ ...documentsToRenewQuery(hostId), ...counted });
  const messages = useQuery({
    ...conversationsQuery(hostId),
    ...counted,
    enabled: counted.enabled && mayCall(listConversationsOperation, user, hostId),
    select: unread,
  });
  return { bookings: bookings.data, documents: documents.data, messages: messages.data };
}
