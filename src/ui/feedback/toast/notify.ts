import type { ToastContent } from './toast-queue.ts';

let asked = 0;
const listeners = new Set<() => void>();

/** How many toasts were asked for; `ToastHost` loads the region with the first. */
export function toastsAsked(): number {
  return asked;
}

/** Calls `listener` when `toastsAsked` changes; returns how to stop that. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function show(content: ToastContent): Promise<void> {
  asked += 1;
  for (const listener of listeners) listener();
  try {
    const { showToast } = await import('./toast-queue.ts');
    showToast(content);
  } catch (cause) {
    console.warn(new Error('A toast could not be shown', { cause }));
  }
}

/**
 * Says in a toast that something failed; `title` is 'Error' ('Hata') unless given. It stays 6 s when
 * `retryable`, else 4 s, with `stays` until it is closed, and offers to try again when `onRetry` is given.
 */
export function notifyError(error: {
  message: string;
  title?: string;
  retryable?: boolean;
  stays?: boolean;
  onRetry?: () => void;
  /** What the offer is called, if not 'Try again'. */
  retry?: string;
}): Promise<void> {
  return show({ kind: 'error', ...error });
}

/**
 * Says in a toast that something was done; it stays 3 s. With an action, which is called `label`, it
 * stays 10 s: what was done may be taken back.
 */
export function notifySuccess(
  message: string,
  action?: { label: string; onPress: () => void },
): Promise<void> {
  return show({
    kind: 'success',
    message,
    ...(action && { onRetry: action.onPress, retry: action.label }),
  });
}
