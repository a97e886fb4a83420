import { client } from '../../client.ts';
import type { TourImage, TourImageCreate } from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { sendWithProgress } from '../../pipeline/send-with-progress.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

interface ImageCall {
  image: TourImageCreate;
  /** One key per picture, so that sending it again after a failure stores it once. */
  idempotencyKey: string;
  /** How much has been sent, 0–1; never called where the browser does not know. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Adds a picture to a tour. Rejects with an ApiError: 409 `TOO_MANY_IMAGES`, 413 over 5 MB, 415 what is no
 * picture of the type stated.
 */
export function uploadTourImage(call: ImageCall): Promise<TourImage> {
  const { image, idempotencyKey, onProgress, signal } = call;
  return unwrap(
    client.POST('/tour-images', {
      body: image,
      params: { header: { [idempotencyHeader]: idempotencyKey } },
      fetch: sendWithProgress(onProgress),
      signal,
    }),
  );
}

/** Removes a picture of a tour for good. Rejects with an ApiError. */
export async function deleteTourImage(id: number): Promise<void> {
  await client.DELETE('/tour-images/{id}', { params: { path: { id } } });
}

/**
 * Shows the pictures of a tour in this order, the first as its cover, and answers them. Moves one at a time, and only
 * those that stand elsewhere: called again after a failure it goes on. Rejects with an ApiError.
 */
export async function orderTourImages(
  tourId: number,
  ids: readonly number[],
): Promise<TourImage[]> {
  const path = { id: tourId };
  const now = await unwrap(client.GET('/tour-images/tour/{id}/ordered', { params: { path } }));
  const ordered: TourImage[] = [];
  for (const [index, id] of ids.entries()) {
    const displayOrder = index + 1;
    const image = now.find((each) => each.id === id);
    if (!image || image.displayOrder === displayOrder) {
      ordered.push(...(image ? [image] : []));
      continue;
    }
    const params = { path: { id }, query: { displayOrder } };
    ordered.push(await unwrap(client.PATCH('/tour-images/{id}/display-order', { params })));
  }
  return ordered;
}
