import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Payment } from '../../api/contract/types.ts';
import type { PaymentState } from './payment-state.ts';

/** How a payment stands, in a word or two. */
export const paymentStateWords: Record<PaymentState, MessageDescriptor> = {
  received: msg({ message: 'Successful', context: 'payment' }),
  deposit: msg({ message: 'Deposit received', context: 'payment' }),
  waiting: msg({ message: 'Waiting', context: 'payment' }),
  failed: msg({ message: 'Unsuccessful', context: 'payment' }),
};

/** The sign beside the word is its ground. */
export const paymentStateTones = {
  received: 'positive',
  deposit: 'warning',
  waiting: 'neutral',
  failed: 'danger',
} as const satisfies Record<PaymentState, string>;

/** What of the price a payment is. */
export const paymentTypeWords: Record<Payment['type'], MessageDescriptor> = {
  DEPOSIT: msg({ message: 'Deposit', context: 'payment' }),
  BALANCE: msg({ message: 'Balance', context: 'payment' }),
  FULL: msg({ message: 'Whole price', context: 'payment' }),
};
