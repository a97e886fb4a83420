import { client } from '../../client.ts';
import type { Tour, TourCreate, TourUpdate } from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { ifMatch, type Versioned, versioned } from '../../versioned.ts';

interface NewTour {
  tour: TourCreate;
  /** One per filled-in form: sent again with the same contents it adds no second tour. */
  idempotencyKey: string;
}

/** Adds a tour of the person signed in, as a draft. Rejects with an ApiError: 422 with the refused fields. */
export function createTour({ tour, idempotencyKey }: NewTour): Promise<Versioned<Tour>> {
  return versioned(
    client.POST('/tours', {
      body: tour,
      params: { header: { [idempotencyHeader]: idempotencyKey } },
    }),
  );
}

interface ChangedTour {
  tour: TourUpdate;
  /** What was read; a tour that is of another version by now is not written. */
  version: string | undefined;
  /** One per contents of the form. */
  idempotencyKey: string;
}

/**
 * Changes what is said of a tour; its status stays, and so do dates and pictures that no list of it names.
 * Rejects with an ApiError: 412 for another version, 422 with the refused fields.
 */
export function updateTour({
  tour,
  version,
  idempotencyKey,
}: ChangedTour): Promise<Versioned<Tour>> {
  return versioned(
    client.PUT('/tours', {
      body: tour,
      params: { header: { ...ifMatch(version), [idempotencyHeader]: idempotencyKey } },
    }),
  );
}
