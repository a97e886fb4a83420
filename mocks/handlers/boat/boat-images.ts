import {
  addImages,
  checkedImages,
  removeImages,
  reorderImages,
  roomForImages,
} from '../../rules/boat/boat-images.ts';
import { invalid, isRefusal, notFound } from '../../rules/common/refusal.ts';
import { base64Of } from '../../rules/file/base64.ts';
import { contentTypeOfFile, IMAGE_TYPES, MAX_FILE_BYTES } from '../../rules/file/file-content.ts';
import { boatImageView } from '../../views/boat/boat.ts';
import type { SomeHandlers } from '../handler.ts';

export const boatImages: SomeHandlers<
  'uploadBoatImage' | 'uploadBoatImages' | 'setBoatImageDisplayOrders' | 'deleteBoatImage'
> = {
  uploadBoatImage({ path, body, files, store }) {
    if (!store.boats.get(path.id)) return notFound();
    const file = files.file?.[0];
    if (!file) {
      const message = { tr: 'Dosya seçilmedi.', en: 'No file selected.' };
      return invalid([{ field: 'body.file', message }]);
    }
    const contentType = contentTypeOfFile(file, 'body.file', IMAGE_TYPES, MAX_FILE_BYTES);
    if (isRefusal(contentType)) return contentType;
    const full = roomForImages(store, path.id, 1);
    if (full) return full;
    const { isPrimary, displayOrder } = body;
    const image = { contentType, base64: base64Of(file.bytes), isPrimary, displayOrder };
    const [added] = addImages(store, path.id, [image]);
    return added ? { status: 201, body: boatImageView(added) } : notFound();
  },

  uploadBoatImages({ path, body, store }) {
    if (!store.boats.get(path.id)) return notFound();
    const images = checkedImages(body, 'body');
    if (isRefusal(images)) return images;
    const full = roomForImages(store, path.id, images.length);
    if (full) return full;
    return { status: 201, body: addImages(store, path.id, images).map(boatImageView) };
  },

  setBoatImageDisplayOrders({ path, body, store }) {
    if (!store.boats.get(path.id)) return notFound();
    const images = reorderImages(store, path.id, body.imageIds);
    return isRefusal(images) ? images : { status: 200, body: images.map(boatImageView) };
  },

  deleteBoatImage({ path, store }) {
    const image = store.boatImages.get(path.id);
    if (!image) return notFound();
    removeImages(store, [image]);
    return { status: 204 };
  },
};
