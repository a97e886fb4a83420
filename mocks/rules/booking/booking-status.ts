import type { BookingRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { type Clock, isOpen } from '../availability/availability.ts';
import { conflict, type Refusal } from '../common/refusal.ts';
import { settlePayments } from '../payment/payment-due.ts';
import { closeOpenPayment, completePayments, paymentStanding } from '../payment/payment-status.ts';
import { notifyParties } from './booking-notifications.ts';
import { calledOff } from './booking-parties.ts';
import { isDue, settledUntil } from './due.ts';
import { cancellationShare, refundBooking } from './refund.ts';

type Status = Schemas['BookingStatus'];

const NAMES: Record<Status, string> = {
  PENDING: 'bekliyor',
  CONFIRMED: 'onaylandı',
  CANCELLED: 'iptal edildi',
  COMPLETED: 'tamamlandı',
  REJECTED: 'reddedildi',
  NO_SHOW: 'kullanılmadı',
};

/** 409: the booking is already in a status that rules out what is asked. */
export function alreadyIn(status: Status): Refusal {
  return conflict('BOOKING_STATUS_CONFLICT', {
    tr: `Rezervasyon zaten ${NAMES[status]}.`,
    en: `Booking is already ${status}.`,
  });
}

/** A PENDING booking is confirmed by its host; any other is refused. */
export function confirmBooking(
  store: Store,
  now: number,
  booking: BookingRecord,
): BookingRecord | Refusal {
  if (booking.status !== 'PENDING') return alreadyIn(booking.status);
  return change(store, now, booking, { status: 'CONFIRMED' }, 'confirmed');
}

/**
 * A PENDING or CONFIRMED booking is cancelled; any other is refused. The customer
 * gets back what the cancellation terms say, and everything when the host cancels.
 */
export function cancelBooking(
  store: Store,
  now: number,
  booking: BookingRecord,
  { by, reason }: { by: 'customer' | 'host'; reason: string },
): BookingRecord | Refusal {
  if (!isOpen(booking)) return alreadyIn(booking.status);
  const share = cancellationShare(store, booking, by, now);
  const cancelled = write(store, booking, { status: 'CANCELLED', cancellationReason: reason });
  // The money first: what both are told says what became of it.
  refundBooking(store, now, cancelled, share, calledOff(cancelled, by));
  notifyParties(store, now, cancelled, 'cancelled');
  return cancelled;
}

/**
 * Brings up to date what time alone changes. Payments whose page has expired fail and a slow bank
 * answers; a PENDING booking whose first day is over is REJECTED and refunded; a CONFIRMED booking is
 * COMPLETED the day after its last, or NO_SHOW when nothing of it was ever paid. Cheap while
 * nothing is due.
 */
export function settle(store: Store, clock: Clock): void {
  if (!isDue(store, clock)) return;
  const { now, today } = clock;
  const due = settlePayments(store, now);
  for (const booking of store.bookings.where('status', 'PENDING')) {
    if (booking.startDate >= today) continue;
    const rejected = write(store, booking, { status: 'REJECTED' });
    refundBooking(store, now, rejected, 1, 'Rezervasyon isteği zamanında onaylanmadı.');
    notifyParties(store, now, rejected, 'rejected');
  }
  for (const booking of store.bookings.where('status', 'CONFIRMED')) {
    if (booking.endDate >= today) continue;
    closeOpenPayment(store, booking.id, 'CANCELLED');
    const isPaid = paymentStanding(store, booking).paidAmount > 0 || booking.totalPrice === 0;
    if (isPaid) {
      change(store, now, booking, { status: 'COMPLETED' }, 'completed');
      completePayments(store, booking.id);
    } else change(store, now, booking, { status: 'NO_SHOW' }, 'missed');
  }
  settledUntil(store, today, due);
}

type Values = Partial<Pick<BookingRecord, 'status' | 'cancellationReason'>>;

function write(store: Store, booking: BookingRecord, values: Values): BookingRecord {
  return store.bookings.update(booking.id, values) ?? { ...booking, ...values };
}

function change(
  store: Store,
  now: number,
  booking: BookingRecord,
  values: Values,
  event: Parameters<typeof notifyParties>[3],
): BookingRecord {
  const changed = write(store, booking, values);
  notifyParties(store, now, changed, event);
  return changed;
}
