import type { PaymentStatus } from '../../api/contract/types.ts';

/** How a payment stands, as its word says it. */
export type PaymentState = 'received' | 'deposit' | 'waiting' | 'failed';

/** The statuses of the contract that one word stands for. */
export const statusesOf: Record<PaymentState, PaymentStatus[]> = {
  received: ['COMPLETED'],
  deposit: ['PARTIAL'],
  waiting: ['PENDING'],
  failed: ['FAILED', 'CANCELLED'],
};

/** The word for a status. */
export function stateOf(status: PaymentStatus): PaymentState {
  switch (status) {
    case 'COMPLETED':
      return 'received';
    case 'PARTIAL':
      return 'deposit';
    case 'FAILED':
    case 'CANCELLED':
      return 'failed';
    default:
      return 'waiting';
  }
}
