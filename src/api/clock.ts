/** Time, as the API layer needs it; tests bring their own. All durations are milliseconds. */
export interface Clock {
  /** Now, in milliseconds since 1970. */
  now(): number;
  /** Runs `task` after `delay`; the returned function calls it off. */
  after(delay: number, task: () => void): () => void;
  /** Waits; resolves early, without failing, when `signal` aborts. */
  sleep(delay: number, signal: AbortSignal): Promise<void>;
}

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(delay, task) {
    const timer = setTimeout(task, delay);
    return () => clearTimeout(timer);
  },
  sleep: (delay, signal) =>
    new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, delay);
      signal.addEventListener('abort', wake);
      if (signal.aborted) wake();
    }),
};
