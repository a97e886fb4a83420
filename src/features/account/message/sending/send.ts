import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import type { Message } from '../../../../api/contract/types.ts';
import { ApiError, localCodes, orApiError } from '../../../../api/errors/api-error.ts';
import { sendMessage } from '../../../../api/resources/messages/mutations.ts';
import {
  conversationQuery,
  conversationsQuery,
} from '../../../../api/resources/messages/queries.ts';
import { dropOutgoing, keepOutgoing, type Outgoing } from './outbox.ts';

export const sendKey = ['send-message'] as const;

function deliver(outgoing: Outgoing): Promise<Message> {
  const { key, userId, recipientId, conversationId, bookingId, text } = outgoing;
  const about = bookingId === undefined ? {} : { bookingId };
  return sendMessage({
    message: { conversationId, senderId: userId, recipientId, ...about, message: text },
    idempotencyKey: key,
  });
}

/** Shows a message that the server has taken in its conversation. */
async function showAsSent(queries: QueryClient, message: Message, userId: number): Promise<void> {
  const { queryKey } = conversationQuery(userId, message.conversationId);
  // An answer that is under way may not hold it yet.
  await queries.cancelQueries({ queryKey });
  if (queries.getQueryData(queryKey) === undefined) {
    // What was said before is not known yet, and the message alone is not the conversation.
    await queries.invalidateQueries({ queryKey });
  } else {
    queries.setQueryData(queryKey, (before = []) =>
      before.some(({ id }) => id === message.id) ? before : [...before, message],
    );
  }
  void queries.invalidateQueries({ queryKey: conversationsQuery(userId).queryKey });
}

/** Whether the conversation, asked for anew, holds a message that it did not hold `before`. */
async function isInLog(
  queries: QueryClient,
  { userId, conversationId, text }: Outgoing,
  before: readonly Message[] | undefined,
): Promise<boolean> {
  if (!before) return false;
  const log = await orApiError(
    queries.fetchQuery({ ...conversationQuery(userId, conversationId), staleTime: 0 }),
  );
  if (log instanceof ApiError) return false;
  const known = new Set(before.map(({ id }) => id));
  return log.some((one) => one.senderId === userId && one.message === text && !known.has(one.id));
}

/** Whether this tab itself is sending the message. */
export function isOwnSend(queries: QueryClient, key: string): boolean {
  return queries
    .getMutationCache()
    .findAll({ mutationKey: sendKey, status: 'pending' })
    .some(({ state }) => isOutgoing(state.variables) && state.variables.key === key);
}

export function isOutgoing(value: unknown): value is Outgoing {
  return typeof value === 'object' && value !== null && 'key' in value && 'recipientId' in value;
}

/**
 * Sends a message of the outbox, for the first time or once more. It stays there until the server
 * has taken it, whatever page is open meanwhile; messages of one conversation keep their order.
 */
export async function resend(queries: QueryClient, message: Outgoing): Promise<void> {
  keepOutgoing({ ...message, state: 'sending' });
  const observer = new MutationObserver<Message, unknown, Outgoing>(queries, {
    mutationKey: sendKey,
    mutationFn: deliver,
    scope: { id: message.conversationId },
    // Why it failed is told for as long as it stands there.
    gcTime: Number.POSITIVE_INFINITY,
  });
  const before = queries.getQueryData(
    conversationQuery(message.userId, message.conversationId).queryKey,
  );
  try {
    const sent = await observer.mutate(message);
    await showAsSent(queries, sent, message.userId);
    dropOutgoing(message.key);
  } catch (error) {
    // An answer that cannot be read may be that of a service which has taken the message, or of no service at all.
    const isUnread = error instanceof ApiError && error.code === localCodes.malformedAnswer;
    if (isUnread && (await isInLog(queries, message, before))) {
      dropOutgoing(message.key);
      return;
    }
    keepOutgoing({ ...message, state: 'failed' });
    // A bug has to reach whoever watches over the app.
    if (!(error instanceof ApiError)) throw error;
  }
}
