import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Whether the page has been drawn and its first work is done: the moment for what is heavy, or can wait.
 * A browser is idle while an answer is on its way, too: `isDrawn` says when what the page is about is there.
 */
export function useIdle(isDrawn = true): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => (isDrawn ? whenIdle(() => setIdle(true)) : undefined), [isDrawn]);
  return idle;
}
