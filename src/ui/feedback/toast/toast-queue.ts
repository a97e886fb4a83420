import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

/** How much of something has been done, for whoever shows it; a new object each time. */
export interface ToastProgress {
  now: () => { done: number; all: number };
  subscribe: (listener: () => void) => () => void;
}

/** What a toast says. */
export interface ToastContent {
  kind: 'error' | 'success' | 'progress';
  message: string;
  title?: string;
  retryable?: boolean;
  /** Whether it stays until somebody closes it: what it says, or offers, is nowhere else. */
  stays?: boolean;
  /** Of what is under way. */
  progress?: ToastProgress;
  onRetry?: () => void;
  /** What that is called, if not 'Try again'. */
  retry?: string;
}

/** One toast at a time: a new one takes the place of the one before. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 1 });

/** How long a toast stays, in milliseconds; undefined for one that does not go by itself. */
export function toastDuration(content: ToastContent): number | undefined {
  const { kind, retryable, stays, onRetry } = content;
  if (stays || kind === 'progress') return undefined;
  if (kind === 'success') return onRetry ? 10_000 : 3000;
  return retryable ? 6000 : 4000;
}

/** Shows `content` now; what stood there before goes. */
export function showToast(content: ToastContent): void {
  toastQueue.clear();
  const timeout = toastDuration(content);
  toastQueue.add(content, timeout === undefined ? {} : { timeout });
}
