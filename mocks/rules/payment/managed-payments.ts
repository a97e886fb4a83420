import { derived } from '../../store/derived.ts';
import type { BookingRecord, PaymentRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { isOpen } from '../availability/availability.ts';
import { bookingHost } from '../booking/booking-parties.ts';
import { compare, newestFirst } from '../common/order.ts';

/** A payment and the booking it is for, with whose boat or tour that is of. */
export interface ManagedPayment {
  payment: PaymentRecord;
  booking: BookingRecord;
  hostId: number;
  /** Name of the boat or tour. */
  name: string | null;
}

/** Every payment with its booking, in no order. */
export const managedPayments = derived((store): readonly ManagedPayment[] =>
  store.payments.all().flatMap((payment) => {
    const booking = store.bookings.get(payment.bookingId);
    if (!booking) return [];
    const host = bookingHost(store, booking);
    // A deleted boat or tour is kept aside, so that every booking has a host.
    const hostId = host?.hostId ?? booking.customerId;
    return { payment, booking, hostId, name: host?.name ?? null };
  }),
);

/**
 * Whether somebody has to look at a payment: the bank refused it, the booking still waits for the trip,
 * and the customer has not tried again.
 */
export function isUnresolved(
  store: Store,
  { payment, booking }: Pick<ManagedPayment, 'payment' | 'booking'>,
): boolean {
  if (payment.status !== 'FAILED' || !isOpen(booking)) return false;
  const [newest] = store.payments.where('bookingId', booking.id).toSorted(newestFirst);
  return newest?.id === payment.id;
}

type Order = (a: ManagedPayment, b: ManagedPayment) => number;
const byNewest: Order = (a, b) => newestFirst(a.payment, b.payment);
const byAmount: Order = (a, b) => compare(a.payment.amount, b.payment.amount);

export const PAYMENT_ORDERS: Record<Schemas['PaymentSort'], Order> = {
  'createdAt,desc': byNewest,
  'createdAt,asc': (a, b) => byNewest(b, a),
  'amount,desc': (a, b) => byAmount(b, a) || byNewest(a, b),
  'amount,asc': (a, b) => byAmount(a, b) || byNewest(a, b),
};
