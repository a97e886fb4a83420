import { client } from '../../client.ts';
import type { Boat, BoatCreate, BoatUpdate } from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
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
