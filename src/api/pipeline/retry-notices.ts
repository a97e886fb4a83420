import { idempotencyHeader } from './idempotency-key.ts';

/** How often a call is sent at most. */
export const attempts = 3;

const listeners = new Map<string, (attempt: number) => void>();

/**
 * Calls `listener` before each further attempt of the call with this idempotency key, with its number
 * from 2 on; returns how to stop that. For a person who waits to see that the app has not given up.
 */
export function watchRetries(key: string, listener: (attempt: number) => void): () => void {
  listeners.set(key, listener);
  return () => {
    if (listeners.get(key) === listener) listeners.delete(key);
  };
}

/** Tells whoever watches a call that it is sent again. */
export function tellRetry(request: Request, attempt: number): void {
  const key = request.headers.get(idempotencyHeader);
  if (key !== null) listeners.get(key)?.(attempt);
}
