import { pictureFormLimits } from '../../../generated/limits.ts';
import { keepPicture } from '../../rules/account/profile-picture.ts';
import { badRequest, isRefusal, notFound } from '../../rules/common/refusal.ts';
import { base64Of, bytesOf } from '../../rules/file/base64.ts';
import { contentTypeOfFile, IMAGE_TYPES } from '../../rules/file/file-content.ts';
import { fileAt, shownPicture } from '../../rules/file/stored-files.ts';
import { type Shown, scene } from '../../scenes/scene.ts';
import type { SomeHandlers } from '../handler.ts';

/** Pictures that are kept drawn, the first drawn going first. */
const KEPT = 1_000;

/** Seconds for which a browser need not ask again: a name is never used for another picture. */
const MAX_AGE = 3_600;

const encoder = new TextEncoder();
const drawn = new Map<string, Uint8Array<ArrayBuffer>>();

/** What a picture depends on: another session may have another boat under the same name. */
function keyOf(name: string, { boat, tour }: Shown): string {
  const { type, brandModel, material, listed } = boat ?? {};
  const facts = boat
    ? [type, brandModel, material, boat.location, listed]
    : [tour?.tourType, tour?.name];
  return [name, ...facts, tour?.location].join('|');
}

function drawing(name: string, shown: Shown): Uint8Array<ArrayBuffer> {
  const key = keyOf(name, shown);
  const kept = drawn.get(key);
  if (kept) return kept;
  const bytes = encoder.encode(scene(name, shown));
  for (const [oldest] of drawn) {
    if (drawn.size < KEPT) break;
    drawn.delete(oldest);
  }
  drawn.set(key, bytes);
  return bytes;
}

export const uploads: SomeHandlers<'getUpload' | 'uploadPicture'> = {
  uploadPicture({ store, user, files, now }) {
    const [file] = files.file ?? [];
    if (!file) {
      const message = { tr: 'Dosya seçilmedi.', en: 'No file selected.' };
      return badRequest([{ field: 'body.file', message }]);
    }
    const { maxBytes } = pictureFormLimits.file;
    const contentType = contentTypeOfFile(file, 'body.file', IMAGE_TYPES, maxBytes);
    if (isRefusal(contentType)) return contentType;
    const base64 = base64Of(file.bytes);
    return { status: 201, body: { path: keepPicture(store, user, { contentType, base64 }, now) } };
  },

  getUpload({ path, store }) {
    const file = fileAt(store, path.name);
    if (file) {
      const { contentType, base64 } = file;
      return { status: 200, bytes: { contentType, bytes: bytesOf(base64), maxAge: MAX_AGE } };
    }
    const shown = shownPicture(store, path.name);
    if (!shown) return notFound();
    const bytes = drawing(path.name, shown);
    return { status: 200, bytes: { contentType: 'image/svg+xml', bytes, maxAge: MAX_AGE } };
  },
};
