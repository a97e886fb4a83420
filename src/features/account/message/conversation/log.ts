import type { Message } from '../../../../api/contract/types.ts';

/** What stands in a conversation, from top to bottom. */
type LogEntry =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: Message; continues: boolean };

/** Messages of one person that follow each other so soon stand close together, in milliseconds. */
const pause = 5 * 60_000;

function continuesAfter(message: Message, before: Message | undefined): boolean {
  return (
    before?.senderId === message.senderId &&
    Date.parse(message.createdAt) - Date.parse(before.createdAt) < pause
  );
}

/**
 * Messages, the oldest first, with a line before each day and one before the first that was unread.
 * `dayOf` tells the whole day of an instant.
 */
export function logEntries(
  messages: readonly Message[],
  firstUnread: number | undefined,
  dayOf: (instant: string) => string,
): LogEntry[] {
  const entries: LogEntry[] = [];
  let day: string | undefined;
  let before: Message | undefined;
  for (const message of messages) {
    const ownDay = dayOf(message.createdAt);
    if (ownDay !== day) {
      entries.push({ kind: 'day', key: ownDay, day: ownDay });
      before = undefined;
    }
    day = ownDay;
    if (message.id === firstUnread) {
      entries.push({ kind: 'unread', key: 'unread' });
      before = undefined;
    }
    const continues = continuesAfter(message, before);
    entries.push({ kind: 'message', key: String(message.id), message, continues });
    before = message;
  }
  return entries;
}

/** The first message in a conversation that was written to the user and not read; undefined for none. */
export function firstUnreadId(messages: readonly Message[], userId: number): number | undefined {
  return messages.find((message) => isUnreadBy(message, userId))?.id;
}

export function isUnreadBy(
  { recipientId, readStatus }: Pick<Message, 'recipientId' | 'readStatus'>,
  userId: number,
): boolean {
  return recipientId === userId && readStatus === 'UNREAD';
}
