import { useState } from 'react';
import { attempts, watchRetries } from '../../api/pipeline/retry-notices.ts';

/**
 * Which attempt of a write is under way, from 2 on; undefined before there is a second one. `watching` runs a
 * write that carries the given idempotency key.
 */
export function useRetryCount() {
  const [attempt, setAttempt] = useState<number>();

  async function watching<Answer>(key: string, write: () => Promise<Answer>): Promise<Answer> {
    const stop = watchRetries(key, setAttempt);
    try {
      return await write();
    } finally {
      stop();
      setAttempt(undefined);
    }
  }
  return { attempt, attempts, watching };
}
