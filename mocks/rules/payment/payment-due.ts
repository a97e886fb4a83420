import type { Store } from '../../store/state.ts';
import { isProcessing, receive } from './payment-status.ts';

/** How long a slow bank takes, in milliseconds of the mock's clock. */
export const SLOW_BANK = 20_000;

/**
 * Ends the payments whose time has come: the bank's answer arrives for those under way, and those whose
 * page has expired unpaid have FAILED. Answers the instant, in milliseconds since 1970, at which the
 * next one is due; Infinity when none is.
 */
export function settlePayments(store: Store, now: number): number {
  let next = Number.POSITIVE_INFINITY;
  for (const payment of store.payments.where('status', 'PENDING')) {
    if (isProcessing(payment)) {
      const answeredAt = Date.parse(payment.paidAt ?? '') + SLOW_BANK;
      if (answeredAt <= now) receive(store, answeredAt, payment);
      else next = Math.min(next, answeredAt);
    } else if (payment.expiresAt !== null) {
      const expiresAt = Date.parse(payment.expiresAt);
      if (expiresAt <= now) store.payments.update(payment.id, { status: 'FAILED' });
      else next = Math.min(next, expiresAt);
    }
  }
  return next;
}
