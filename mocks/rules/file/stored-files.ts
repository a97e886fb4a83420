import type { BoatRecord, FileRecord, TourRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import type { ImageType } from './file-content.ts';

/** Where public pictures are served. Documents are kept under paths with a slash, which none of its names has. */
const UPLOADS = '/api/uploads/';

const EXTENSIONS: Record<ImageType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Keeps a public picture under `stem` and the ending of its type; answers the address to ask for it. */
export function storePicture(
  store: Store,
  stem: string,
  picture: { contentType: ImageType; base64: string },
  userId?: number,
): string {
  const path = `${stem}.${EXTENSIONS[picture.contentType]}`;
  store.files.insert({ path, ...picture, ...(userId !== undefined && { userId }) });
  return uploadAddress(path);
}

/**
 * The address of an upload by its path in any of the contract's forms: under `/api/` as it is, another
 * rooted path with `/api` in front, a bare name under `/api/uploads/`.
 */
export function uploadAddress(path: string): string {
  if (path.startsWith('/api/')) return path;
  return path.startsWith('/') ? `/api${path}` : `${UPLOADS}${path}`;
}

/** Removes the file behind the address of a picture, if one was uploaded. */
export function removePicture(store: Store, imageUrl: string): void {
  if (imageUrl.startsWith(UPLOADS)) removeFile(store, imageUrl.slice(UPLOADS.length));
}

/** The file kept under a path. */
export function fileAt(store: Store, path: string): FileRecord | undefined {
  return store.files.where('path', path)[0];
}

/** Removes the file kept under a path, if there is one. */
export function removeFile(store: Store, path: string): void {
  for (const { id } of store.files.where('path', path)) store.files.remove(id);
}

/** Whether any record shows the picture of this name, and which boat or tour if it is one of theirs. */
export function shownPicture(
  store: Store,
  name: string,
): { boat?: BoatRecord; tour?: TourRecord } | undefined {
  const url = `${UPLOADS}${name}`;
  const [boatImage] = store.boatImages.where('imageUrl', url);
  const boat = boatImage && store.boats.get(boatImage.boatId);
  if (boat) return { boat };
  const [tourImage] = store.tourImages.where('imageUrl', url);
  const tour = tourImage && store.tours.get(tourImage.tourId);
  if (tour) return { tour };
  const isShown =
    store.users.where('profileImage', url).length > 0 ||
    store.captainProfiles.where('profilePhoto', url).length > 0 ||
    store.blogPosts.where('image', url).length > 0 ||
    store.destinations.where('image', url).length > 0;
  return isShown ? {} : undefined;
}
