import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FinanceTransactionPage } from '../../../../api/contract/types.ts';
import type { FinanceSearch } from '../search-params.ts';

/** What a payment has a part in, named as the payment names its part. */
export type PaymentFigure = NonNullable<FinanceSearch['figure']>;

/** In the order in which they stand beside each other. */
export const PAYMENT_FIGURES: readonly PaymentFigure[] = [
  'revenue',
  'commission',
  'netRevenue',
  'pendingPayout',
];

export const figureWords: Record<PaymentFigure, MessageDescriptor> = {
  revenue: msg`Revenue`,
  commission: msg`Commission`,
  netRevenue: msg`Net`,
  pendingPayout: msg({ message: 'Pending', context: 'figure of a payment' }),
};

/** The sums of the payments that match, by figure, in lira. */
export function sumsOf(payments: FinanceTransactionPage): Record<PaymentFigure, number> {
  return {
    revenue: payments.totalRevenue,
    commission: payments.totalCommission,
    netRevenue: payments.totalNetRevenue,
    pendingPayout: payments.pendingPayout,
  };
}
