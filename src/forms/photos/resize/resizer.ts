import { resizeOnPage } from './on-page.ts';
import type { ResizeAnswer, ResizeRequest } from './protocol.ts';

/** Makes a photo fit. Rejects when it cannot be read. */
export type Resize = (file: Blob) => Promise<Blob>;

interface Waiting {
  resolve: (picture: Blob) => void;
  reject: (cause: Error) => void;
}

const canDrawInWorker = () =>
  typeof Worker !== 'undefined' &&
  typeof OffscreenCanvas !== 'undefined' &&
  typeof createImageBitmap !== 'undefined';

/**
 * Resizes photos in a worker that starts with the first of them; on the page where a worker cannot draw, or
 * does not start. Whoever calls it hands over one at a time, so that one photo is in memory.
 */
export function createResizer(): { resize: Resize; stop(): void } {
  let worker: Worker | undefined;
  let isBroken = !canDrawInWorker();
  let lastId = 0;
  const waiting = new Map<number, Waiting & { file: Blob }>();

  function settle({ data }: MessageEvent<ResizeAnswer>) {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('picture' in data) call?.resolve(data.picture);
    else call?.reject(new Error(data.failure));
  }
  function giveUpWorker() {
    isBroken = true;
    worker?.terminate();
    worker = undefined;
    for (const { file, resolve, reject } of waiting.values()) {
      resizeOnPage(file).then(resolve, reject);
    }
    waiting.clear();
  }
  function start(): Worker {
    const started = new Worker(new URL('./resize.worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = settle;
    // Its code did not come, or it ran out of memory.
    started.onerror = giveUpWorker;
    return started;
  }

  return {
    resize(file) {
      if (isBroken) return resizeOnPage(file);
      worker ??= start();
      lastId += 1;
      const request: ResizeRequest = { id: lastId, file };
      return new Promise((resolve, reject) => {
        waiting.set(request.id, { file, resolve, reject });
        worker?.postMessage(request);
      });
    },
    stop() {
      worker?.terminate();
      worker = undefined;
      for (const { reject } of waiting.values()) reject(new Error('Nobody waits any more'));
      waiting.clear();
    },
  };
}
