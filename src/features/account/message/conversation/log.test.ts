import { expect, test } from 'vitest';
import type { Message } from '../../../../api/contract/types.ts';
import { firstUnreadId, logEntries } from './log.ts';

const message = (id: number, senderId: number, createdAt: string): Message => ({
  id,
  conversationId: 'conversation_2_9',
  senderId,
  recipientId: senderId === 9 ? 2 : 9,
  sender: { id: senderId, fullName: 'A' },
  recipient: { id: senderId === 9 ? 2 : 9, fullName: 'B' },
  message: 'Merhaba',
  bookingId: null,
  readStatus: 'UNREAD',
  createdAt,
});

const messages = [
  message(1, 9, '2026-11-19T08:00:00Z'),
  message(2, 2, '2026-11-20T08:00:00Z'),
  message(3, 2, '2026-11-20T08:04:00Z'),
  message(4, 2, '2026-11-20T08:20:00Z'),
];
const dayOf = (instant: string) => instant.slice(0, 10);

test('puts a separator before each day and before the first unread message', () => {
  const kinds = logEntries(messages, 3, dayOf).map(({ kind, key }) => `${kind} ${key}`);
  expect(kinds).toEqual([
    'day 2026-11-19',
    'message 1',
    'day 2026-11-20',
    'message 2',
    'unread unread',
    'message 3',
    'message 4',
  ]);
});

test('groups messages of one sender within five minutes', () => {
  const together = logEntries(messages, undefined, dayOf).flatMap((entry) =>
    entry.kind === 'message' ? [entry.continues] : [],
  );
  expect(together).toEqual([false, false, true, false]);
});

test('never counts the user’s own messages as unread', () => {
  expect(firstUnreadId(messages, 9)).toBe(2);
  expect(firstUnreadId(messages.slice(0, 1), 9)).toBeUndefined();
});
