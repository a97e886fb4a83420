import { useEffect, useState } from 'react';

/** Milliseconds after which the browser has been busy for too long to wait any more. */
const IDLE_TIMEOUT = 3_000;

/** Whether the page has been drawn and its first work is done: the moment for what is heavy, or can wait. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has none.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setIdle(true), 600);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(() => setIdle(true), { timeout: IDLE_TIMEOUT });
    return () => cancelIdleCallback(request);
  }, []);
  return idle;
}
