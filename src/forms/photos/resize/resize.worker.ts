import { drawWhole } from './draw.ts';
import { fitted, photoFormat } from './fitted.ts';
import type { ResizeAnswer, ResizeRequest } from './protocol.ts';

async function resized(file: Blob): Promise<Blob> {
  // As it is to be looked at: a camera writes down how it was held.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const size = fitted(bitmap);
    const canvas = new OffscreenCanvas(size.width, size.height);
    drawWhole(canvas.getContext('2d'), bitmap, size);
    return await canvas.convertToBlob(photoFormat);
  } finally {
    // 12 megapixels are 48 MB: not left to the next sweep of the browser.
    bitmap.close();
  }
}

self.onmessage = async ({ data: { id, file } }: MessageEvent<ResizeRequest>) => {
  let answer: ResizeAnswer;
  try {
    answer = { id, picture: await resized(file) };
  } catch (cause) {
    answer = { id, failure: String(cause) };
  }
  self.postMessage(answer);
};
