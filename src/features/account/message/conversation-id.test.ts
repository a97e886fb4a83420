import { describe, expect, test } from 'vitest';
import { conversationIdOf, otherParticipant } from './conversation-id.ts';

describe('the id of a conversation', () => {
  test('puts the smaller id first, compared as numbers', () => {
    expect(conversationIdOf(10, 9)).toBe('conversation_9_10');
    expect(conversationIdOf(9, 10)).toBe('conversation_9_10');
  });

  test('returns the other participant', () => {
    expect(otherParticipant('conversation_9_10', 9)).toBe(10);
    expect(otherParticipant('conversation_9_10', 10)).toBe(9);
  });

  test.each(['conversation_9_10', 'conversation_10_9', 'conversation_3_3', 'conversation_9', 'x'])(
    '%s is no conversation of user 3',
    (id) => expect(otherParticipant(id, 3)).toBeUndefined(),
  );
});
