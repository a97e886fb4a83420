import { tourCreateLimits } from '../../../generated/limits.ts';
import type { Schemas, TourImageRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { conflict, isRefusal, type Refusal } from '../common/refusal.ts';
import { contentTypeOf, MAX_TOUR_IMAGE_BYTES } from '../file/file-content.ts';
import { removePicture, storePicture } from '../file/stored-files.ts';

const MAX_IMAGES = tourCreateLimits.tourImages.maxItems;

/** Why a picture is refused: 413 over 5 MB, 415 no picture of the type stated. `field` is its place. */
export function tourImageRefusal(
  { imageData, contentType }: Pick<Schemas['TourImageDetails'], 'imageData' | 'contentType'>,
  field: string,
): Refusal | undefined {
  const found = contentTypeOf(imageData, field, [contentType], MAX_TOUR_IMAGE_BYTES);
  return isRefusal(found) ? found : undefined;
}

/**
 * Why some pictures cannot be added to a tour: one of them is refused, or they are too many (409).
 * `leaving`: how many pictures the same call removes.
 */
export function tourImagesRefusal(
  store: Store,
  tourId: number,
  uploads: readonly Schemas['TourImageDetails'][],
  fieldOf: (index: number) => string,
  leaving = 0,
): Refusal | undefined {
  for (const [index, upload] of uploads.entries()) {
    const refusal = tourImageRefusal(upload, fieldOf(index));
    if (refusal) return refusal;
  }
  const staying = store.tourImages.where('tourId', tourId).length - leaving;
  if (staying + uploads.length <= MAX_IMAGES) return undefined;
  return conflict('TOO_MANY_IMAGES', {
    tr: `Maksimum ${MAX_IMAGES} fotoğraf yükleyebilirsiniz.`,
    en: `A tour has at most ${MAX_IMAGES} pictures.`,
  });
}

/** Adds pictures to a tour. Whether they may be added is asked before. */
export function addTourImages(
  store: Store,
  tourId: number,
  uploads: readonly Schemas['TourImageDetails'][],
): TourImageRecord[] {
  return uploads.map(({ imageData, contentType, displayOrder }) => {
    const place = { tourId, displayOrder, imageUrl: '' };
    const { id } = store.tourImages.insert(place);
    const picture = { contentType, base64: imageData };
    const imageUrl = storePicture(store, `tour-${tourId}-${id}`, picture);
    store.tourImages.update(id, { imageUrl });
    return { ...place, id, imageUrl };
  });
}

/** Puts another file in place of a picture's; answers its new address, for a name is never used again. */
export function replaceTourImage(
  store: Store,
  { id, tourId, imageUrl }: TourImageRecord,
  { imageData, contentType }: Pick<Schemas['TourImageDetails'], 'imageData' | 'contentType'>,
): string {
  const version = Number(/-v(\d+)\.\w+$/.exec(imageUrl)?.[1] ?? 1) + 1;
  const picture = { contentType, base64: imageData };
  const next = storePicture(store, `tour-${tourId}-${id}-v${version}`, picture);
  removePicture(store, imageUrl);
  return next;
}

/** Removes pictures of tours with their files. */
export function removeTourImages(store: Store, images: readonly TourImageRecord[]): void {
  for (const { id, imageUrl } of images) {
    store.tourImages.remove(id);
    removePicture(store, imageUrl);
  }
}
