/**
 * A gate that lets `rate` callers per second through, evenly spaced; everybody at once without a rate.
 * The first callers after a pause are not let through in a burst.
 */
export function createRateLimit(rate: number | undefined): () => Promise<void> {
  if (!rate) return () => Promise.resolve();
  const gap = 1000 / rate;
  let next = 0;
  return async () => {
    const now = performance.now();
    const turn = Math.max(next, now);
    next = turn + gap;
    if (turn > now) await new Promise((resolve) => setTimeout(resolve, turn - now));
  };
}
