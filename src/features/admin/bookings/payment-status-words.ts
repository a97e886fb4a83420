import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentStatus } from '../../../api/contract/types.ts';

/** What administrators call the statuses of payments: all five are told apart where they are set. */
export const paymentStatusWords: Readonly<Record<PaymentStatus, MessageDescriptor>> = {
  PENDING: msg({ message: 'Waiting', context: 'payment' }),
  PARTIAL: msg({ message: 'Deposit received', context: 'payment' }),
  COMPLETED: msg({ message: 'Received', context: 'payment' }),
  FAILED: msg({ message: 'Refused', context: 'payment' }),
  CANCELLED: msg({ message: 'Cancelled', context: 'payment' }),
};

export const paymentStatusTones = {
  PENDING: 'neutral',
  PARTIAL: 'warning',
  COMPLETED: 'positive',
  FAILED: 'danger',
  CANCELLED: 'neutral',
} as const satisfies Record<PaymentStatus, string>;
