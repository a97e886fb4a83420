import { client } from '../../client.ts';
import type { Booking, BookingCreate } from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

interface BookingRequest {
  wanted: BookingCreate;
  /** One per filled-in booking: sent again with the same contents it books nothing twice. */
  idempotencyKey: string;
}

/**
 * Books for the person signed in. Rejects with an ApiError: days or places that are taken have the
 * status 409.
 */
export function createBooking({ wanted, idempotencyKey }: BookingRequest): Promise<Booking> {
  return unwrap(
    client.POST('/bookings', {
      body: wanted,
      params: { header: { [idempotencyHeader]: idempotencyKey } },
    }),
  );
}

interface Cancellation {
  id: number;
  reason: string;
  /** One per reason: sent again after a lost answer, it is answered what came of the first. */
  idempotencyKey: string;
}

/**
 * Cancels a booking; the reason is for the host. Rejects with an ApiError: one that has
 * ended already has the status 409.
 */
export function cancelBooking({ id, reason, idempotencyKey }: Cancellation): Promise<Booking> {
  return unwrap(
    client.PATCH('/bookings/{id}/cancel', {
      params: { path: { id }, header: { [idempotencyHeader]: idempotencyKey } },
      body: { reason },
    }),
  );
}
