import { conversationIdOf, otherParticipant } from './conversation-id.ts';
import type { MessageSearch } from './search-params.ts';

/** A conversation that an address asks for. */
export interface OpenConversation {
  conversationId: string;
  /** User id of the other participant. */
  otherId: number;
}

/**
 * The conversation of an address, told by its id or by whom to write to; undefined where it names
 * none, null where what it names cannot be one of the user's.
 */
export function openConversation(
  { conversation, to }: Pick<MessageSearch, 'conversation' | 'to'>,
  userId: number,
): OpenConversation | undefined | null {
  const conversationId =
    conversation ?? (to === undefined ? undefined : conversationIdOf(userId, to));
  if (conversationId === undefined) return undefined;
  const otherId = otherParticipant(conversationId, userId);
  return otherId === undefined ? null : { conversationId, otherId };
}
