import { bytesOf } from '../rules/base64.ts';
import { drawing } from '../rules/drawing.ts';
import { vesselOf } from '../rules/drawing-vessels.ts';
import { notFound } from '../rules/refusal.ts';
import { fileAt, shownPicture } from '../rules/stored-files.ts';
import type { SomeHandlers } from './handler.ts';

const ENCODER = new TextEncoder();

export const uploads: SomeHandlers<'getUpload'> = {
  getUpload({ path, store }) {
    const file = fileAt(store, path.name);
    if (file) {
      const { contentType, base64 } = file;
      return { status: 200, bytes: { contentType, bytes: bytesOf(base64) } };
    }
    const shown = shownPicture(store, path.name);
    if (!shown) return notFound();
    const vessel = shown.boat && vesselOf(shown.boat);
    const bytes = ENCODER.encode(drawing(path.name, vessel));
    return { status: 200, bytes: { contentType: 'image/svg+xml', bytes } };
  },
};
