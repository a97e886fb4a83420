import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

/** What a toast says. */
export interface ToastContent {
  kind: 'error' | 'success';
  message: string;
  title?: string;
  retryable?: boolean;
  onRetry?: () => void;
  /** What that is called, if not 'Try again'. */
  retry?: string;
}

/** One toast at a time: a new one takes the place of the one before. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 1 });

/** How long a toast stays, in milliseconds. */
export function toastDuration({ kind, retryable, onRetry }: ToastContent): number {
  if (kind === 'success') return onRetry ? 10_000 : 3000;
  return retryable ? 6000 : 4000;
}

/** Shows `content` now; what stood there before goes. */
export function showToast(content: ToastContent): void {
  toastQueue.clear();
  toastQueue.add(content, { timeout: toastDuration(content) });
}
