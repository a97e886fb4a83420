import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payment, PaymentStatus } from '../../../../api/contract/types.ts';
import { ApiError } from '../../../../api/errors/api-error.ts';
import {
  correctPayment,
  refundPayment,
} from '../../../../api/resources/admin/payment-mutations.ts';
import { adminKey } from '../../../../api/resources/admin/queries.ts';
import { bookingsKey } from '../../../../api/resources/bookings/queries.ts';
import { financeKey } from '../../../../api/resources/finance/queries.ts';
import { createKeyedCalls } from '../../../../forms/submission/keyed-calls.ts';

/** What may be done to a payment; both reject with an ApiError, and do once what is sent twice. */
export function usePaymentAct(paymentId: number) {
  const queryClient = useQueryClient();
  const [keyed] = useState(createKeyedCalls);

  /** After somebody else was faster, too, what is shown no longer holds. */
  async function refreshing(act: Promise<Payment>): Promise<Payment> {
    try {
      const payment = await act;
      await refresh();
      return payment;
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 409)) {
        await refresh();
      }
      throw error;
    }
  }

  async function refresh() {
    await Promise.all(
      [adminKey, bookingsKey, financeKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  }

  return {
    correct: (status: PaymentStatus, reason: string) => {
      const body = { status, reason };
      return refreshing(keyed(body, (key) => correctPayment(paymentId, body, key)));
    },
    refund: (reason: string) =>
      refreshing(keyed({ reason }, (key) => refundPayment(paymentId, reason, key))),
  };
}
