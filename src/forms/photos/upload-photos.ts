import type { PhotoList, PhotoReport } from './photo-list.ts';

/** How far the photos of a boat have come. */
export interface PhotoProgress {
  readonly stored: number;
  readonly all: number;
}

/**
 * Sends to the boat what it has not got yet, as part of saving it: goes on after a failure and answers what
 * became of each. Called again it sends only the rest. `onProgress` is told with every photo.
 */
export async function uploadPhotos(
  boatId: number,
  list: PhotoList,
  onProgress?: (progress: PhotoProgress) => void,
): Promise<PhotoReport> {
  const tell = () => {
    const { photos } = list.getSnapshot();
    const stored = photos.filter(({ state }) => state === 'stored').length;
    onProgress?.({ stored, all: photos.length });
  };
  const stop = list.subscribe(tell);
  try {
    return await list.upload(boatId);
  } finally {
    stop();
  }
}
