import type { Random } from '../../lib/random.ts';
import { priceOf } from '../../rules/booking/price.ts';
import type { BookingRecord, PaymentRecord } from '../../store/records.ts';
import { type Calendar, clock, later } from '../calendar.ts';
import { courseOf, paymentsOf } from './payments.ts';
import type { Happening, Terms } from './terms.ts';

/** A booking with everything that followed from it, before it has an id. */
export interface Plan {
  booking: Omit<BookingRecord, 'id'>;
  payments: Omit<PaymentRecord, 'id' | 'bookingId'>[];
  happenings: Happening[];
}

/** A booking with its payments and what both sides heard of it. */
export function planOf(calendar: Calendar, terms: Terms, random: Random): Plan {
  const { totalPrice, depositAmount } = priceOf(terms.basePrice, terms.services);
  const createdAt = calendar.at(terms.made, clock(random.int(8 * 60, 20 * 60)));
  const cancelledAt =
    terms.cancelled &&
    later(calendar.at(terms.cancelled.day, '00:00'), random.int(21 * 60, 23 * 60));
  const booking = {
    kind: terms.boatId === null ? 'TOUR' : 'BOAT',
    status: terms.status,
    customerId: terms.customerId,
    boatId: terms.boatId,
    tourId: terms.tourId,
    tourDateId: terms.tourDateId,
    startDate: calendar.day(terms.first),
    endDate: calendar.day(terms.last),
    startTime: terms.startTime,
    hours: terms.hours,
    passengerCount: terms.passengerCount,
    notes: terms.notes,
    services: terms.services,
    totalPrice,
    depositAmount,
    cancellationReason: terms.cancelled?.reason ?? null,
    createdAt,
  } satisfies Plan['booking'];
  const course = terms.course ?? courseOf(terms.status, random);
  const { payments, happenings } = paymentsOf(calendar, { terms, booking, course, cancelledAt });
  return {
    booking,
    payments,
    happenings: [
      { at: createdAt, event: 'created' },
      ...happenings,
      ...outcome(calendar, terms, { createdAt, cancelledAt }),
    ],
  };
}

function outcome(
  calendar: Calendar,
  { status, last, first }: Terms,
  { createdAt, cancelledAt }: { createdAt: string; cancelledAt: string | undefined },
): Happening[] {
  const confirmed: Happening = { at: later(createdAt, 95), event: 'confirmed' };
  const over = calendar.at(last + 1, '00:05');
  switch (status) {
    case 'CONFIRMED':
      return [confirmed];
    case 'COMPLETED':
      return [confirmed, { at: over, event: 'completed' }];
    case 'NO_SHOW':
      return [confirmed, { at: over, event: 'missed' }];
    case 'REJECTED':
      return [{ at: calendar.at(first + 1, '00:05'), event: 'rejected' }];
    case 'CANCELLED':
      return [{ at: cancelledAt ?? over, event: 'cancelled' }];
    default:
      return [];
  }
}
