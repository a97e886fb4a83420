import type { ToastContent } from './toast-queue.ts';

let regionNeeded = false;
const listeners = new Set<() => void>();

/** Whether a toast was ever asked for; `ToastHost` loads the region only then. */
export function isRegionNeeded(): boolean {
  return regionNeeded;
}

/** Calls `listener` when `isRegionNeeded` changes; returns how to stop that. */
export function subscribeRegionNeeded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function show(content: ToastContent): Promise<void> {
  regionNeeded = true;
  for (const listener of listeners) listener();
  const { showToast } = await import('./toast-queue.ts');
  showToast(content);
}

/**
 * Says in a toast that something failed; `title` is 'Error' ('Hata') unless given. It stays 6 s when
 * `retryable`, else 4 s, and offers to try again when `onRetry` is given (foundation §8).
 */
export function notifyError(error: {
  message: string;
  title?: string;
  retryable?: boolean;
  onRetry?: () => void;
}): Promise<void> {
  return show({ kind: 'error', ...error });
}

/** Says in a toast that something was done; it stays 3 s (foundation §8). */
export function notifySuccess(message: string): Promise<void> {
  return show({ kind: 'success', message });
}
