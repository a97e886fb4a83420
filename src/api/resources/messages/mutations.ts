import { client } from '../../client.ts';
import type { Message, MessageCreate } from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

interface SendRequest {
  message: MessageCreate;
  /** One per message: sent again after a failure, it arrives once. */
  idempotencyKey: string;
}

/** Sends a message. Rejects with an ApiError: 422 where the two share no booking. */
export function sendMessage({ message, idempotencyKey }: SendRequest): Promise<Message> {
  return unwrap(
    client.POST('/messages', {
      body: message,
      params: { header: { [idempotencyHeader]: idempotencyKey } },
    }),
  );
}

/** Marks a message that was written to the session's user as read. Rejects with an ApiError. */
export function markMessageRead(messageId: number): Promise<Message> {
  return unwrap(client.PUT('/messages/read-status', { body: { messageId, readStatus: 'READ' } }));
}

/** Takes a conversation from the list of the session's user; the other one keeps it. */
export async function deleteConversation(conversationId: string): Promise<void> {
  await client.DELETE('/messages/conversation/{id}', { params: { path: { id: conversationId } } });
}
