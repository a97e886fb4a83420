/** Milliseconds after which the browser has been busy for too long to wait any more. */
const IDLE_TIMEOUT = 3_000;

/** Calls `onIdle` once, when the browser has nothing else to do. Returns a function that calls it off. */
export function whenIdle(onIdle: () => void): () => void {
  // Safari has none.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(onIdle, 600);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(onIdle, { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(request);
}
