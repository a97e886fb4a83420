import { client } from '../../client.ts';
import type { BoatService, BoatServiceDetails, BoatServiceUpdate } from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

interface NewServices {
  boatId: number;
  services: BoatServiceDetails[];
  /** One per contents: sent again it adds nothing twice. */
  idempotencyKey: string;
}

/** Offers services on a boat, all or none. Rejects with an ApiError. */
export function addBoatServices({
  boatId,
  services,
  idempotencyKey,
}: NewServices): Promise<BoatService[]> {
  return unwrap(
    client.POST('/boat-services/batch', {
      params: { header: { [idempotencyHeader]: idempotencyKey } },
      body: { boatId, services },
    }),
  );
}

/** Replaces what is said of a service. Rejects with an ApiError. */
export function updateBoatService(service: BoatServiceUpdate): Promise<BoatService> {
  return unwrap(client.PUT('/boat-services', { body: service }));
}

/** Offers a service no more; bookings made before keep it. Rejects with an ApiError. */
export async function deleteBoatService(id: number): Promise<void> {
  await client.DELETE('/boat-services/{id}', { params: { path: { id } } });
}
