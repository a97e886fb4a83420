import { askWorker } from '../ask-worker.ts';
import type { Days } from './calendar-times.ts';
import type { Reading, ReadProblem } from './read-calendar.ts';

/** Largest file that is read: years of a busy calendar. */
export const MAX_MEGABYTES = 5;
/** Milliseconds that a file may take: one that is made to take for ever is given up. */
const TIME_LIMIT = 20_000;

/** What a worker is asked. */
export interface ReadRequest {
  file: File;
  range: Days;
}

export type FileProblem = ReadProblem | 'too-large' | 'too-slow';
type FileReading = Reading | { problem: FileProblem };

/**
 * Which days of a range the events of a calendar file take. The file is read beside the page, which goes
 * on meanwhile. Aborted, it answers nothing any more; it rejects when the file is no longer there.
 */
export async function readFile(request: ReadRequest, signal: AbortSignal): Promise<FileReading> {
  if (request.file.size > MAX_MEGABYTES * 1024 * 1024) return { problem: 'too-large' };
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' });
  let limit: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<FileReading>((resolve) => {
    limit = setTimeout(() => resolve({ problem: 'too-slow' }), TIME_LIMIT);
  });
  try {
    return await Promise.race([askWorker<Reading>(worker, request, signal), tooSlow]);
  } finally {
    clearTimeout(limit);
    worker.terminate();
  }
}
