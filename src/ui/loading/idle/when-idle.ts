/** Milliseconds after which the browser has been busy for too long to wait any more. */
const IDLE_TIMEOUT = 3_000;

/**
 * Calls `onIdle` once, when what is rendered now has been painted and the browser has nothing else to do.
 * Returns a function that calls it off.
 */
export function whenIdle(onIdle: () => void): () => void {
  // Safari has none.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(onIdle, 600);
    return () => clearTimeout(timer);
  }
  // A browser may be idle before it paints: one frame is drawn, and the next one is begun.
  let idle: number | undefined;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      idle = requestIdleCallback(onIdle, { timeout: IDLE_TIMEOUT });
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
