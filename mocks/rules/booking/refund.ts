import { generalPolicy, refundTerms } from '../../../generated/terms.ts';
import { shareAt } from '../../../openapi/model/annotations/refunds.ts';
import type { BookingRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { instantInIstanbul } from '../calendar/day.ts';
import { tourOrDeleted } from '../offer/deleted-offers.ts';
import { isReceived } from '../payment/payment-money.ts';
import { closeOpenPayment, completePayments, paymentStanding } from '../payment/payment-status.ts';
import { notifyParties } from './booking-notifications.ts';
import { toKurus } from './price.ts';

type Policy = Schemas['CancellationPolicy'];

const HOUR = 3_600_000;

/** The share, 0 to 1, of what was paid that goes back at an instant; instants in milliseconds since 1970. */
export function refundShare(policy: Policy, startsAt: number, now: number): number {
  return shareAt(refundTerms[policy], (startsAt - now) / HOUR);
}

/** The cancellation terms of a booking: those of its tour, or the general ones. */
function policyOf(store: Store, booking: BookingRecord): Policy {
  const tour = booking.tourId === null ? undefined : tourOrDeleted(store, booking.tourId);
  return tour?.cancellationPolicy ?? generalPolicy;
}

/** The share that goes back when the customer of a booking cancels at an instant. */
export function refundShareOf(store: Store, booking: BookingRecord, now: number): number {
  const startsAt = instantInIstanbul(booking.startDate, booking.startTime ?? '00:00');
  return refundShare(policyOf(store, booking), startsAt, now);
}

/** The share that goes back when one side cancels at an instant; what a host cancels goes back whole. */
export function cancellationShare(
  store: Store,
  booking: BookingRecord,
  by: 'customer' | 'host',
  now: number,
): number {
  return by === 'host' ? 1 : refundShareOf(store, booking, now);
}

/** What cancelling a booking at an instant would move, in lira, without doing it. */
export function cancellationOf(
  store: Store,
  booking: BookingRecord,
  by: 'customer' | 'host',
  now: number,
) {
  const refundShare = cancellationShare(store, booking, by, now);
  const received = store.payments.where('bookingId', booking.id).filter(isReceived);
  const { paidAmount } = paymentStanding(store, booking);
  const refundAmount = toKurus(
    received.reduce((sum, { amount }) => sum + toKurus(amount * refundShare), 0),
  );
  return {
    policy: policyOf(store, booking),
    refundShare,
    paidAmount,
    refundAmount,
    keptAmount: toKurus(paidAmount - refundAmount),
  };
}

/**
 * Gives back a share of every payment of a booking and ends one that is under way. A payment of which
 * something went back is CANCELLED; what is kept stays in the booking's paid amount. When nothing goes
 * back, the payments are the host's.
 */
export function refundBooking(
  store: Store,
  now: number,
  booking: BookingRecord,
  share: number,
  reason: string,
): void {
  closeOpenPayment(store, booking.id, 'CANCELLED');
  if (share === 0) completePayments(store, booking.id);
  else giveBack(store, now, booking, share, reason);
}

function giveBack(
  store: Store,
  now: number,
  booking: BookingRecord,
  share: number,
  reason: string,
): void {
  let refunded = 0;
  for (const payment of store.payments.where('bookingId', booking.id).filter(isReceived)) {
    const refundedAmount = toKurus(payment.amount * share);
    refunded += refundedAmount;
    store.payments.update(payment.id, { status: 'CANCELLED', refundedAmount, reason });
  }
  if (refunded > 0) notifyParties(store, now, booking, 'refunded', toKurus(refunded));
}
