import { expect, it } from 'vitest';
import { showToast, toastDuration, toastQueue } from './toast-queue.ts';

it('keeps an error that can be retried longer, a success shortest unless it can be taken back', () => {
  expect(toastDuration({ kind: 'error', message: '', retryable: true })).toBe(6000);
  expect(toastDuration({ kind: 'error', message: '' })).toBe(4000);
  expect(toastDuration({ kind: 'success', message: '' })).toBe(3000);
  expect(toastDuration({ kind: 'success', message: '', onRetry: () => undefined })).toBe(10_000);
});

it('keeps what says something that stands nowhere else, and what is under way, until it is closed', () => {
  expect(toastDuration({ kind: 'error', message: '', stays: true })).toBeUndefined();
  expect(toastDuration({ kind: 'progress', message: '' })).toBeUndefined();
});

it('shows one toast at a time, and never comes back to an older one', () => {
  showToast({ kind: 'error', message: 'first' });
  showToast({ kind: 'success', message: 'second' });
  expect(toastQueue.visibleToasts.map((toast) => toast.content.message)).toEqual(['second']);
  const shown = toastQueue.visibleToasts[0];
  if (shown) toastQueue.close(shown.key);
  expect(toastQueue.visibleToasts).toEqual([]);
});
