import { client } from '../../client.ts';
import type { Booking } from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/**
 * Confirms a booking that waits, as its host. Rejects with an ApiError: one that no longer waits has the
 * status 409. Sent again with the same key it answers what it answered before.
 */
export function confirmBooking(id: number, idempotencyKey: string): Promise<Booking> {
  return unwrap(
    client.PATCH('/bookings/{id}/status', {
      params: {
        path: { id },
        query: { status: 'CONFIRMED' },
        header: { [idempotencyHeader]: idempotencyKey },
      },
    }),
  );
}

/**
 * Cancels a booking as its host; the reason is for the guest, and travels in the body because addresses end
 * up in logs. Rejects with an ApiError: one that has ended already has the status 409.
 */
export function cancelHostedBooking(
  id: number,
  reason: string,
  idempotencyKey: string,
): Promise<Booking> {
  return unwrap(
    client.PATCH('/bookings/{id}/cancel', {
      params: { path: { id }, header: { [idempotencyHeader]: idempotencyKey } },
      body: { reason },
    }),
  );
}
