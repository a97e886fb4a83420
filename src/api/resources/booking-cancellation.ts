import { client } from '../client.ts';
import type { Booking } from '../contract/types.ts';
import { answer } from '../pipeline/answer.ts';

/**
 * Cancels a booking; the reason is for the host (decision 73). Rejects with an ApiError: one that has
 * ended already has the status 409.
 */
export function cancelBooking(id: number, reason: string): Promise<Booking> {
  return answer(
    client.PATCH('/bookings/{id}/cancel', { params: { path: { id } }, body: { reason } }),
  );
}
