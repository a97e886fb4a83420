import type { Photo } from './photo.ts';
import type { PhotoList, PhotoReport } from './photo-list.ts';

/** How far the photos have come. */
export interface PhotoProgress {
  readonly stored: number;
  readonly all: number;
  /** Of what is sent this time, in bytes. */
  readonly sentBytes: number;
  readonly allBytes: number;
}

function sentOf({ state, bytes = 0, progress = 0 }: Photo): number {
  if (state === 'stored') return bytes;
  return state === 'uploading' ? Math.round(bytes * progress) : 0;
}

/**
 * Sends to the boat or tour what it has not got yet, as part of saving it: goes on after a failure and answers what
 * became of each. Called again it sends only the rest. `onProgress` is told with every photo and part of one.
 */
export async function uploadPhotos(
  parentId: number,
  list: PhotoList,
  onProgress?: (progress: PhotoProgress) => void,
): Promise<PhotoReport> {
  const isThere = ({ state }: Photo) => state === 'stored';
  const before = new Set(
    list
      .getSnapshot()
      .photos.filter(isThere)
      .map(({ key }) => key),
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const tell = () => {
    const { photos } = list.getSnapshot();
    const sending = photos.filter(({ key }) => !before.has(key));
    onProgress?.({
      stored: photos.filter(isThere).length,
      all: photos.length,
      sentBytes: sum(sending.map(sentOf)),
      allBytes: sum(sending.map(({ bytes = 0 }) => bytes)),
    });
  };
  const stop = list.subscribe(tell);
  try {
    return await list.upload(parentId);
  } finally {
    stop();
  }
}
