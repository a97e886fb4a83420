import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

// Keys begin with the user: a change of session shows nobody what others wrote.

/** What every key of a user's messages begins with. */
export function messagesKey(userId: number) {
  return ['messages', userId] as const;
}

/** The conversations of the user with their last message and what is unread, the latest first. */
export function conversationsQuery(userId: number) {
  return queryOptions({
    queryKey: [...messagesKey(userId), 'conversations'],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/messages/conversations/user/{id}', {
          params: { path: { id: userId } },
          signal,
        }),
      ),
  });
}

/**
 * The latest 1,000 messages of a conversation, the oldest first; empty while nobody has written. An
 * ApiError of status 403 where the user takes no part in it.
 */
export function conversationQuery(userId: number, conversationId: string) {
  return queryOptions({
    queryKey: [...messagesKey(userId), 'conversation', conversationId],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/messages/conversation/{id}', {
          params: { path: { id: conversationId } },
          signal,
        }),
      ),
  });
}
