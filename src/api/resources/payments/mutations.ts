import { client } from '../../client.ts';
import type { DepositPayment } from '../../contract/types.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/**
 * Opens the deposit of a booking, or the page that still waits for it. Rejects with an ApiError: one
 * that is paid, or at the bank, or whose booking has ended, has the status 409.
 */
export function openDeposit(bookingId: number): Promise<DepositPayment> {
  return unwrap(
    client.POST('/bookings/{id}/payment/initialize-deposit', {
      params: { path: { id: bookingId } },
    }),
  );
}
