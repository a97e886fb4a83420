import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { MockOptions, RunningMock } from '../mock.ts';

// Beside this file under the same extension: .ts from the sources, .js from the package.
const THREAD = new URL(`./thread${extname(import.meta.url)}`, import.meta.url);

/**
 * The same as `startMock` in a thread of its own, so that the mock answers while whoever calls it works. Rejects as
 * that does.
 */
export async function startMockInWorker(
  options: Omit<MockOptions, 'log'>,
): Promise<Pick<RunningMock, 'url' | 'people' | 'close'>> {
  const worker = new Worker(THREAD, { workerData: options });
  const [started] = await once(worker, 'message');
  return {
    ...started,
    async close() {
      await worker.terminate();
    },
  };
}
