import { dayOf, instant } from '../../rules/calendar/day.ts';
import { rangeProblems } from '../../rules/calendar/period.ts';
import { pageOf } from '../../rules/common/page.ts';
import { invalid, notFound } from '../../rules/common/refusal.ts';
import { contains } from '../../rules/common/text.ts';
import {
  bookingTalkedAbout,
  isSeenBy,
  messagesIn,
  messagesOf,
  participantsOf,
  receivedBy,
  removeConversation,
  sentBy,
} from '../../rules/message/conversation.ts';
import { notifyOfMessage, writingRefusal } from '../../rules/message/message.ts';
import type { MessageRecord, Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { conversationViews, messageView } from '../../views/message/message.ts';
import type { SomeHandlers } from '../handler.ts';

/** The page of a query that does not name one. */
const FIRST_PAGE = { page: 0, size: 12 };

function listed(store: Store, messages: MessageRecord[]) {
  const body = messages.map((message) => messageView(store, message));
  return { status: 200, body } as const;
}

/** A message unless the caller has deleted its conversation. */
function visible(store: Store, id: number, { id: userId }: UserRecord): MessageRecord | undefined {
  const message = store.messages.get(id);
  return message && isSeenBy(message, userId) ? message : undefined;
}

/** Whether a message is among those looked for; what is left out does not restrict. */
function matches(message: MessageRecord, query: Schemas['MessageQuery']): boolean {
  const day = dayOf(message.createdAt);
  return (
    (query.conversationId === undefined || message.conversationId === query.conversationId) &&
    (query.keyword === undefined || contains(message.message, query.keyword)) &&
    (query.readStatus === undefined || message.readStatus === query.readStatus) &&
    (query.startDate === undefined || day >= query.startDate) &&
    (query.endDate === undefined || day <= query.endDate)
  );
}

export const messages: SomeHandlers<
  | 'listMessages'
  | 'sendMessage'
  | 'queryMessages'
  | 'updateMessageReadStatus'
  | 'listConversationMessages'
  | 'deleteConversation'
  | 'listConversations'
  | 'listSentMessages'
  | 'listReceivedMessages'
  | 'listUserMessages'
  | 'listUnreadMessages'
  | 'getMessage'
  | 'deleteMessage'
> = {
  listMessages: ({ store, user }) => listed(store, messagesOf(store, user.id)),

  sendMessage({ store, user, body, now }) {
    const refused = writingRefusal(store, user.id, body);
    if (refused) return refused;
    const about = bookingTalkedAbout(store, user.id, body.recipientId, body.bookingId);
    const message = store.messages.insert({
      conversationId: body.conversationId,
      senderId: user.id,
      recipientId: body.recipientId,
      bookingId: about?.id ?? null,
      message: body.message,
      readStatus: 'UNREAD',
      createdAt: instant(now),
    });
    notifyOfMessage(store, now, message);
    return { status: 201, body: messageView(store, message) };
  },

  queryMessages({ store, user, body }) {
    const { startDate, endDate } = body;
    const problems =
      startDate && endDate ? rangeProblems({ startDate, endDate }, 'body.endDate') : [];
    if (problems.length > 0) return invalid(problems);
    const found = messagesOf(store, user.id).filter((message) => matches(message, body));
    const page = pageOf(found, { ...FIRST_PAGE, ...body });
    const content = page.content.map((message) => messageView(store, message));
    return { status: 200, body: { ...page, content } };
  },

  updateMessageReadStatus({ store, body, user }) {
    const kept = visible(store, body.messageId, user);
    const message = kept && store.messages.update(kept.id, { readStatus: body.readStatus });
    return message ? { status: 200, body: messageView(store, message) } : notFound();
  },

  listConversationMessages({ store, path, user }) {
    if (!participantsOf(path.id)) return notFound();
    const oldestFirst = messagesIn(store, path.id, user.id).reverse();
    return { ...listed(store, oldestFirst), keeps: 'last' };
  },

  deleteConversation({ store, path, user }) {
    if (!participantsOf(path.id)) return notFound();
    removeConversation(store, path.id, user.id);
    return { status: 204 };
  },

  listConversations({ store, user }) {
    const all = conversationViews(store, messagesOf(store, user.id), user.id);
    return { status: 200, body: all };
  },

  listSentMessages: ({ store, user }) => listed(store, sentBy(store, user.id)),

  listReceivedMessages: ({ store, user }) => listed(store, receivedBy(store, user.id)),

  listUserMessages: ({ store, user }) => listed(store, messagesOf(store, user.id)),

  listUnreadMessages({ store, user }) {
    const unread = receivedBy(store, user.id).filter(({ readStatus }) => readStatus === 'UNREAD');
    return listed(store, unread);
  },

  getMessage({ store, path, user }) {
    const message = visible(store, path.id, user);
    return message ? { status: 200, body: messageView(store, message) } : notFound();
  },

  deleteMessage({ store, path, user }) {
    const message = visible(store, path.id, user);
    if (!message) return notFound();
    store.messages.remove(message.id);
    return { status: 204 };
  },
};
