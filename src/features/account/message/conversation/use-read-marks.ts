import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Message } from '../../../../api/contract/types.ts';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { markMessageRead } from '../../../../api/resources/messages/mutations.ts';
import {
  conversationQuery,
  conversationsQuery,
} from '../../../../api/resources/messages/queries.ts';
import { isUnreadBy } from './log.ts';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the page is in front of the person, not in a tab behind. */
function useIsPageVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  );
}

interface ReadMarks {
  userId: number;
  conversationId: string;
  messages: readonly Message[];
  /** When the server answered them, in milliseconds since 1970. */
  updatedAt: number;
  /** Whether what is new in the conversation is visible. */
  isNewestVisible: boolean;
}

/**
 * Marks what was written to the user as read once it is seen: message by message, as the contract
 * wants it. What the server does not take stays unread and is tried again with the next answer.
 */
export function useReadMarks(marks: ReadMarks): void {
  const { userId, conversationId, messages, updatedAt, isNewestVisible } = marks;
  const queries = useQueryClient();
  const isVisible = useIsPageVisible();
  const isBusy = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed is tried with each answer
  useEffect(() => {
    const unread = messages.filter((message) => isUnreadBy(message, userId));
    if (!isNewestVisible || !isVisible || unread.length === 0 || isBusy.current) return;

    async function mark() {
      const ids = new Set<number>();
      try {
        for (const { id } of unread) ids.add((await markMessageRead(id)).id);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      } finally {
        isBusy.current = false;
        if (ids.size > 0) await showAsRead(ids);
      }
    }
    async function showAsRead(ids: ReadonlySet<number>) {
      const { queryKey } = conversationQuery(userId, conversationId);
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (before) =>
        before?.map((one) => (ids.has(one.id) ? { ...one, readStatus: 'READ' as const } : one)),
      );
      void queries.invalidateQueries({ queryKey: conversationsQuery(userId).queryKey });
    }
    isBusy.current = true;
    void mark();
  }, [queries, userId, conversationId, messages, updatedAt, isNewestVisible, isVisible]);
}
