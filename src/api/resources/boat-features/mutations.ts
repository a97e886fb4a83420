import { client } from '../../client.ts';
import type { BoatFeature } from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

interface NewFeatures {
  boatId: number;
  names: readonly string[];
  /** One per contents: sent again it adds nothing twice. */
  idempotencyKey: string;
}

/** Adds features to a boat, all or none. Rejects with an ApiError: 409 when it has one of them already. */
export function addBoatFeatures({
  boatId,
  names,
  idempotencyKey,
}: NewFeatures): Promise<BoatFeature[]> {
  return unwrap(
    client.POST('/boat-features/boat/{id}/bulk', {
      params: { path: { id: boatId }, header: { [idempotencyHeader]: idempotencyKey } },
      body: { features: names.map((featureName) => ({ featureName })) },
    }),
  );
}

/** Takes a feature off its boat. Rejects with an ApiError. */
export async function deleteBoatFeature(id: number): Promise<void> {
  await client.DELETE('/boat-features/{id}', { params: { path: { id } } });
}
