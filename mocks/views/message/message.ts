import type { MessageRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { userReference } from '../account/user.ts';

/** A message with the names of both sides. */
export function messageView(store: Store, record: MessageRecord): Schemas['Message'] {
  return {
    id: record.id,
    conversationId: record.conversationId,
    senderId: record.senderId,
    recipientId: record.recipientId,
    sender: userReference(store, record.senderId),
    recipient: userReference(store, record.recipientId),
    bookingId:
      record.bookingId !== null && store.bookings.get(record.bookingId) ? record.bookingId : null,
    message: record.message,
    readStatus: record.readStatus,
    createdAt: record.createdAt,
  };
}

/**
 * The conversations among the messages that a user sees, given the newest first; so are the
 * conversations, by their last message.
 */
export function conversationViews(
  store: Store,
  messages: readonly MessageRecord[],
  userId: number,
): Schemas['Conversation'][] {
  const conversations = Map.groupBy(messages, ({ conversationId }) => conversationId);
  return [...conversations.values()].flatMap((seen) => {
    const [last] = seen;
    if (!last) return [];
    const other = last.senderId === userId ? last.recipientId : last.senderId;
    return {
      conversationId: last.conversationId,
      participantIds: [userId, other].sort((a, b) => a - b),
      otherUser: userReference(store, other),
      lastMessage: messageView(store, last),
      unreadCount: seen.filter(
        ({ recipientId, readStatus }) => recipientId === userId && readStatus === 'UNREAD',
      ).length,
    };
  });
}
