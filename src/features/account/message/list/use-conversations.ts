import { useQuery } from '@tanstack/react-query';
import {
  conversationQuery,
  conversationsQuery,
} from '../../../../api/resources/messages/queries.ts';

// Milliseconds between looks for something new; only while the page is visible.
const listInterval = 60_000;
const openInterval = 10_000;

/** The conversations of the user, kept up to date. */
export function useConversations(userId: number) {
  return useQuery({
    ...conversationsQuery(userId),
    refetchInterval: listInterval,
    refetchIntervalInBackground: false,
  });
}

/** The messages of the open conversation, kept up to date. */
export function useConversation(userId: number, conversationId: string) {
  return useQuery({
    ...conversationQuery(userId, conversationId),
    refetchInterval: openInterval,
    refetchIntervalInBackground: false,
    // Somebody who opens it wants to see what is new.
    refetchOnMount: 'always',
  });
}
