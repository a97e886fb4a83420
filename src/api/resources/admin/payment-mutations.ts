import { client } from '../../client.ts';
import type { Payment, PaymentStatus } from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/**
 * Sets the status of a payment by hand. Rejects with an ApiError: a payment whose status does not allow it,
 * because somebody was faster, has the code PAYMENT_STATUS_CONFLICT. Sent again with the same key it answers
 * what it answered before.
 */
export function correctPayment(
  id: number,
  body: { status: PaymentStatus; reason: string },
  idempotencyKey: string,
): Promise<Payment> {
  return unwrap(
    client.PATCH('/bookings/payments/{id}/status', {
      params: { path: { id }, header: { [idempotencyHeader]: idempotencyKey } },
      body,
    }),
  );
}

/**
 * Gives a payment back to the customer, as a whole. Rejects with an ApiError: one that was never received,
 * or was given back before, has the code PAYMENT_NOT_RECEIVED. The same key does it once.
 */
export function refundPayment(
  id: number,
  reason: string,
  idempotencyKey: string,
): Promise<Payment> {
  return unwrap(
    client.POST('/bookings/payments/{id}/refund', {
      params: { path: { id }, header: { [idempotencyHeader]: idempotencyKey } },
      body: { reason },
    }),
  );
}
