const shape = /^conversation_([1-9]\d*)_([1-9]\d*)$/;

/** The conversation of two users, the smaller number first: `conversation_9_10`. */
export function conversationIdOf(one: number, other: number): string {
  return `conversation_${Math.min(one, other)}_${Math.max(one, other)}`;
}

/** Whom a user writes to in a conversation; undefined for an id that is none of theirs. */
export function otherParticipant(conversationId: string, userId: number): number | undefined {
  const [, first, second] = (shape.exec(conversationId) ?? []).map(Number);
  if (first === undefined || second === undefined || first >= second) return undefined;
  if (first === userId) return second;
  return second === userId ? first : undefined;
}
