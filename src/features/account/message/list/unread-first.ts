import { useState } from 'react';
import * as v from 'valibot';
import type { Conversation } from '../../../../api/contract/types.ts';
import { persistedStore, usePersisted } from '../../../../device/persisted-store.ts';

const unreadFirst = persistedStore('unreadMessagesFirst', v.boolean(), false);

/**
 * Conversations in the order that was chosen on this device: the latest first, or those with something unread
 * before the others. What was unread on this visit keeps its place once it is read, so that nothing moves
 * under the finger that opens it.
 */
export function useUnreadFirst(conversations: readonly Conversation[]) {
  const isOn = usePersisted(unreadFirst, false);
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const fresh = conversations.filter(
    ({ unreadCount, conversationId }) => unreadCount > 0 && !held.has(conversationId),
  );
  if (fresh.length > 0) {
    setHeld(new Set([...held, ...fresh.map(({ conversationId }) => conversationId)]));
  }
  const isFirst = ({ conversationId }: Conversation) => held.has(conversationId);
  return {
    isOn,
    set(isWanted: boolean) {
      // Asked for anew, what has been read meanwhile goes to its place.
      setHeld(new Set());
      unreadFirst.set(isWanted);
    },
    conversations: isOn
      ? [...conversations.filter(isFirst), ...conversations.filter((one) => !isFirst(one))]
      : conversations,
  };
}
