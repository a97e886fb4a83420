import { drawWhole } from './draw.ts';
import { fitted, photoFormat } from './fitted.ts';

/** Lets the page answer whoever touches it before the next heavy step. */
const breath = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Resizes a photo on the page itself, for browsers that cannot draw in a worker: decoding and writing happen
 * beside the page, and between them it may breathe. Rejects with what the browser could not read.
 */
export async function resizeOnPage(file: Blob): Promise<Blob> {
  const url = URL.createObjectURL(file);
  const canvas = document.createElement('canvas');
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    await breath();
    const size = fitted({ width: image.naturalWidth, height: image.naturalHeight });
    Object.assign(canvas, size);
    drawWhole(canvas.getContext('2d'), image, size);
    await breath();
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (picture) => (picture ? resolve(picture) : reject(new Error('The photo was not written'))),
        photoFormat.type,
        photoFormat.quality,
      );
    });
  } finally {
    URL.revokeObjectURL(url);
    // Some browsers keep the memory of a canvas until it has no size.
    Object.assign(canvas, { width: 0, height: 0 });
  }
}
