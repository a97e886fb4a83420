/**
 * Sends a worker one message and answers its first one; the worker ends with that, and when the signal is
 * aborted, after which nothing is answered any more. Rejects when the worker throws or cannot be had.
 */
export function askWorker<Answer>(
  worker: Worker,
  message: unknown,
  signal: AbortSignal,
): Promise<Answer> {
  signal.addEventListener('abort', () => worker.terminate());
  return new Promise<Answer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    worker.onerror = ({ message: cause }) => reject(new Error('A worker failed', { cause }));
    worker.postMessage(message);
  }).finally(() => worker.terminate());
}
