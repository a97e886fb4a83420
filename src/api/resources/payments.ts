import { queryOptions } from '@tanstack/react-query';
import { client } from '../client.ts';
import type { DepositPayment } from '../contract/types.ts';
import { answer } from '../pipeline/answer.ts';

/**
 * What of a booking is paid, after the payment provider was asked. A deposit that is still awaited is
 * PENDING, which is no failure (decision 80). Never from the cache.
 */
export function paymentCheckQuery(bookingId: number) {
  return queryOptions({
    queryKey: ['payments', 'check', bookingId],
    queryFn: ({ signal }) =>
      answer(
        client.POST('/bookings/{id}/payment/check-status', {
          params: { path: { id: bookingId } },
          signal,
        }),
      ),
    staleTime: 0,
  });
}

/**
 * Opens the deposit of a booking, or the page that still waits for it. Rejects with an ApiError: one
 * that is paid, or at the bank, or whose booking has ended, has the status 409.
 */
export function openDeposit(bookingId: number): Promise<DepositPayment> {
  return answer(
    client.POST('/bookings/{id}/payment/initialize-deposit', {
      params: { path: { id: bookingId } },
    }),
  );
}
