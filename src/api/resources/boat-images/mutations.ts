import { client } from '../../client.ts';
import type { BoatImage } from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { sendWithProgress } from '../../pipeline/send-with-progress.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

interface ImageCall {
  boatId: number;
  picture: Blob;
  /** What the file is called. */
  name: string;
  /** One key per picture, so that sending it again after a failure stores it once. */
  idempotencyKey: string;
  /** How much has been sent, 0–1; never called where the browser does not know. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Adds an image to a boat, as its last one. Rejects with an ApiError: 409 `TOO_MANY_IMAGES`, 413 over
 * 10 MB, 415 what is no JPEG, PNG or WebP.
 */
export function uploadBoatImage(call: ImageCall): Promise<BoatImage> {
  const { boatId, picture, name, idempotencyKey, onProgress, signal } = call;
  return unwrap(
    client.POST('/boat-images/boat/{id}', {
      params: { path: { id: boatId }, header: { [idempotencyHeader]: idempotencyKey } },
      body: { file: picture as File, isPrimary: false }, // written by the serializer below, which takes a Blob
      bodySerializer() {
        const form = new FormData();
        form.append('file', picture, name);
        return form;
      },
      fetch: sendWithProgress(onProgress),
      signal,
    }),
  );
}

/** Removes an image of a boat for good. Rejects with an ApiError. */
export async function deleteBoatImage(id: number): Promise<void> {
  await client.DELETE('/boat-images/{id}', { params: { path: { id } } });
}

/**
 * Shows the images of a boat in this order, the first as its cover; those that are not named follow. Answers
 * all of them. Rejects with an ApiError.
 */
export function orderBoatImages(boatId: number, imageIds: readonly number[]): Promise<BoatImage[]> {
  return unwrap(
    client.PATCH('/boat-images/boat/{id}/display-order', {
      params: { path: { id: boatId } },
      body: { imageIds: [...imageIds] },
    }),
  );
}
