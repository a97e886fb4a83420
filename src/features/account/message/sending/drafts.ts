import * as v from 'valibot';
import { persistedStore, usePersisted } from '../../../../device/persisted-store.ts';
import { keepUntilSignedOut } from '../../../../device/private-texts.ts';

// By user and conversation: whoever signs in next on this device finds nobody else's words.
const none: Record<string, string> = {};
const drafts = persistedStore('messageDrafts', v.record(v.string(), v.string()), none);
keepUntilSignedOut('messageDrafts', drafts, none);

const keyOf = (userId: number, conversationId: string) => `${userId} ${conversationId}`;

/** Keeps what is typed in a conversation until it is sent; an empty text forgets it. */
export function keepMessageDraft(userId: number, conversationId: string, text: string): void {
  const { [keyOf(userId, conversationId)]: _, ...others } = drafts.get();
  drafts.set(text === '' ? others : { ...others, [keyOf(userId, conversationId)]: text });
}

/** What was typed in a conversation and not sent; empty for nothing. */
export function useMessageDraft(userId: number, conversationId: string): string {
  return usePersisted(drafts, none)[keyOf(userId, conversationId)] ?? '';
}

/** The same outside of a component. */
export function messageDraft(userId: number, conversationId: string): string {
  return drafts.get()[keyOf(userId, conversationId)] ?? '';
}
