import { useState } from 'react';
import type { Message } from '../../../api/contract/types.ts';

/** The last message that came in for the user since `isOpen` became true; undefined for none. */
export function useNews(
  messages: readonly Message[],
  userId: number,
  isOpen: boolean,
): Message | undefined {
  const newest = messages.at(-1)?.id ?? 0;
  const [known, setKnown] = useState<{ newest: number; news: Message | undefined }>();
  if (isOpen && known?.newest !== newest) {
    const fresh = known
      ? messages.filter(({ id, recipientId }) => id > known.newest && recipientId === userId)
      : [];
    setKnown({ newest, news: fresh.at(-1) ?? known?.news });
  }
  return known?.news;
}
