import { useState } from 'react';
import type { Message } from '../../../../api/contract/types.ts';

/** The last message that came in for the user since `isOpen` became true; undefined for none. */
export function useLatestIncoming(
  messages: readonly Message[],
  userId: number,
  isOpen: boolean,
): Message | undefined {
  const newest = messages.at(-1)?.id ?? 0;
  const [seen, setSeen] = useState<{ newest: number; news: Message | undefined }>();
  if (isOpen && seen?.newest !== newest) {
    const fresh = seen
      ? messages.filter(({ id, recipientId }) => id > seen.newest && recipientId === userId)
      : [];
    setSeen({ newest, news: fresh.at(-1) ?? seen?.news });
  }
  return seen?.news;
}
