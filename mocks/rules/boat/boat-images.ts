import { boatCreateLimits } from '../../../generated/limits.ts';
import type { BoatImageRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { imagesInOrder, nextPlace } from '../common/display-order.ts';
import { conflict, invalid, isRefusal, type Refusal } from '../common/refusal.ts';
import {
  contentTypeOf,
  IMAGE_TYPES,
  type ImageType,
  MAX_FILE_BYTES,
} from '../file/file-content.ts';
import { removePicture, storePicture } from '../file/stored-files.ts';

const MAX_IMAGES = boatCreateLimits.images.maxItems;

/** A picture whose content has been looked at. */
interface CheckedImage {
  contentType: ImageType;
  base64: string;
  isPrimary?: boolean | undefined;
  displayOrder?: number | undefined;
}

/** Images that came as base64, or why one of them is refused. `field` is the place of the list in the request. */
export function checkedImages(
  uploads: readonly { imageData: string; isPrimary?: boolean; displayOrder?: number }[],
  field: string,
): CheckedImage[] | Refusal {
  const checked: CheckedImage[] = [];
  for (const [index, { imageData, isPrimary, displayOrder }] of uploads.entries()) {
    const place = `${field}.${index}.imageData`;
    const contentType = contentTypeOf(imageData, place, IMAGE_TYPES, MAX_FILE_BYTES);
    if (isRefusal(contentType)) return contentType;
    checked.push({ contentType, base64: imageData, isPrimary, displayOrder });
  }
  return checked;
}

/** 409 when `count` more images would exceed the maximum that the contract sets for a boat. */
export function roomForImages(store: Store, boatId: number, count: number): Refusal | undefined {
  if (store.boatImages.where('boatId', boatId).length + count <= MAX_IMAGES) return undefined;
  return conflict('TOO_MANY_IMAGES', {
    tr: `Bir teknenin en fazla ${MAX_IMAGES} fotoğrafı olabilir.`,
    en: `A boat has at most ${MAX_IMAGES} images.`,
  });
}

/**
 * Adds images to a boat. The first image of a boat becomes its primary one unless another of the same
 * call says so; without a place of its own an image comes last.
 */
export function addImages(
  store: Store,
  boatId: number,
  images: readonly CheckedImage[],
): BoatImageRecord[] {
  const before = store.boatImages.where('boatId', boatId);
  const chosen = images.findIndex((image) => image.isPrimary);
  const primary = chosen < 0 && before.length === 0 ? 0 : chosen;
  if (primary >= 0) {
    for (const { id } of before) store.boatImages.update(id, { isPrimary: false });
  }
  return images.map((image, index) => {
    const siblings = store.boatImages.where('boatId', boatId);
    const displayOrder = image.displayOrder ?? nextPlace(siblings);
    const place = { boatId, imageUrl: '', isPrimary: index === primary, displayOrder };
    const { id } = store.boatImages.insert(place);
    const imageUrl = storePicture(store, `boat-${boatId}-${id}`, image);
    store.boatImages.update(id, { imageUrl });
    return { ...place, id, imageUrl };
  });
}

/**
 * Shows images of a boat in the order of `imageIds`, the first as its primary one; those that are not named
 * follow in the order they had. Answers all of them, or a 422 that names an image of another boat.
 */
export function reorderImages(
  store: Store,
  boatId: number,
  imageIds: readonly number[],
): BoatImageRecord[] | Refusal {
  const before = imagesInOrder(store.boatImages.where('boatId', boatId));
  const known = new Set(before.map(({ id }) => id));
  const foreign = imageIds.findIndex((id) => !known.has(id));
  if (foreign >= 0) {
    const message = {
      tr: 'Bu teknenin fotoğraflarından biri değil.',
      en: 'is not one of the images of this boat',
    };
    return invalid([{ field: `body.imageIds.${foreign}`, message }]);
  }
  const named = new Set(imageIds);
  const order = [...imageIds, ...before.map(({ id }) => id).filter((id) => !named.has(id))];
  for (const [index, id] of order.entries()) {
    const place = { isPrimary: index === 0, displayOrder: index + 1 };
    const image = store.boatImages.get(id);
    const stays = image?.isPrimary === place.isPrimary && image.displayOrder === place.displayOrder;
    if (!stays) store.boatImages.update(id, place);
  }
  return imagesInOrder(store.boatImages.where('boatId', boatId));
}

/** Removes images of one boat with their files. The next in order takes the place of the primary one. */
export function removeImages(store: Store, images: readonly BoatImageRecord[]): void {
  for (const image of images) {
    store.boatImages.remove(image.id);
    removePicture(store, image.imageUrl);
  }
  const boatId = images[0]?.boatId;
  if (boatId === undefined) return;
  const [first] = imagesInOrder(store.boatImages.where('boatId', boatId));
  if (first && !first.isPrimary) store.boatImages.update(first.id, { isPrimary: true });
}
