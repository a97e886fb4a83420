import { useState } from 'react';
import { attempts, watchRetries } from '../../api/pipeline/retry-notices.ts';

/** Runs a write that carries the given idempotency key, and watches how often it is tried. */
export type Watching = <Answer>(key: string, write: () => Promise<Answer>) => Promise<Answer>;

/**
 * Which attempt of a write is under way, from 2 on; undefined before there is a second one, for the writes
 * that are run by `watching`.
 */
export function useRetryCount() {
  const [attempt, setAttempt] = useState<number>();

  const watching: Watching = async (key, write) => {
    const stop = watchRetries(key, setAttempt);
    try {
      return await write();
    } finally {
      stop();
      setAttempt(undefined);
    }
  };
  return { attempt, attempts, watching };
}
