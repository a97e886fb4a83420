import { showToast } from './toast-queue.ts';

/** What is done sooner needs no progress; milliseconds. */
const patience = 400;

/**
 * Says in a toast how much of something has been done, once that takes a moment, until another toast takes its
 * place. It is for what a toast has offered: the region of toasts is there. Answers how to tell how much is done,
 * and how to end without a word.
 */
export function notifyProgress(message: string, all: number) {
  let now = { done: 0, all };
  const listeners = new Set<() => void>();
  const timer = setTimeout(() => {
    showToast({
      kind: 'progress',
      message,
      progress: {
        now: () => now,
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    });
  }, patience);
  return {
    tell(done: number): void {
      now = { done, all };
      for (const listener of listeners) listener();
    },
    end: () => clearTimeout(timer),
  };
}
