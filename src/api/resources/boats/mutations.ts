import { client } from '../../client.ts';
import type { Boat, BoatCreate, BoatPublication, BoatUpdate } from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { ifMatch, type Versioned, versioned } from '../../versioned.ts';

interface NewBoat {
  boat: BoatCreate;
  /** One per filled-in form: sent again with the same contents it adds no second boat. */
  idempotencyKey: string;
}

/**
 * Adds a boat, unpublished, to the fleet of the person signed in. Rejects with an ApiError: 409 for a name
 * that the fleet already has, 422 with the refused fields.
 */
export function createBoat({ boat, idempotencyKey }: NewBoat): Promise<Versioned<Boat>> {
  return versioned(
    client.POST('/boats', {
      body: boat,
      params: { header: { [idempotencyHeader]: idempotencyKey } },
    }),
  );
}

interface ChangedBoat {
  boat: BoatUpdate;
  /** What was read; a boat that is of another version by now is not written. */
  version: string | undefined;
  /** One per contents of the form. */
  idempotencyKey: string;
}

/**
 * Changes what is said of a boat and removes images from it. Rejects with an ApiError: 412 for another
 * version, 409 for a name that the fleet already has, 422 with the refused fields.
 */
export function updateBoat({
  boat,
  version,
  idempotencyKey,
}: ChangedBoat): Promise<Versioned<Boat>> {
  return versioned(
    client.PUT('/boats', {
      body: boat,
      params: { header: { ...ifMatch(version), [idempotencyHeader]: idempotencyKey } },
    }),
  );
}

/**
 * Publishes a boat or takes it back; its bookings stay. Rejects with an ApiError: 409 `BOAT_INCOMPLETE`
 * while something keeps it from being published, which its publish checklist names.
 */
export function setBoatStatus(id: number, status: BoatPublication): Promise<Boat> {
  return unwrap(
    client.PATCH('/boats/{id}/status', { params: { path: { id }, query: { status } } }),
  );
}

/**
 * Removes a boat with all that belongs to it, for good. Rejects with an ApiError: 409
 * `BOAT_HAS_BOOKINGS` while bookings are still to come.
 */
export async function deleteBoat(id: number): Promise<void> {
  await client.DELETE('/boats/{id}', { params: { path: { id } } });
}
