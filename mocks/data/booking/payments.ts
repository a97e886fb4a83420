import type { Random } from '../../lib/random.ts';
import { calledOff } from '../../rules/booking/booking-parties.ts';
import { toKurus } from '../../rules/booking/price.ts';
import { refundShare } from '../../rules/booking/refund.ts';
import type { BookingRecord, PaymentRecord, Schemas } from '../../store/records.ts';
import { type Calendar, later } from '../calendar.ts';
import type { Course, Happening, Terms } from './terms.ts';

type Payment = Omit<PaymentRecord, 'id' | 'bookingId'>;

/** How often bookings of a status are paid in which way. */
const COURSES: Record<Schemas['BookingStatus'], [Course, number][]> = {
  PENDING: [
    ['nothing', 40],
    ['opened', 12],
    ['failed', 10],
    ['deposit', 38],
  ],
  CONFIRMED: [
    ['nothing', 8],
    ['opened', 4],
    ['second-try', 8],
    ['deposit', 66],
    ['at-once', 14],
  ],
  COMPLETED: [
    ['in-two-parts', 56],
    ['at-once', 32],
    ['second-try', 4],
    ['deposit', 8],
  ],
  CANCELLED: [
    ['nothing', 15],
    ['deposit', 65],
    ['at-once', 20],
  ],
  REJECTED: [
    ['nothing', 55],
    ['deposit', 45],
  ],
  NO_SHOW: [
    ['nothing', 60],
    ['failed', 40],
  ],
};

/** A usual way of paying for a booking of a status. */
export function courseOf(status: Schemas['BookingStatus'], random: Random): Course {
  const courses = COURSES[status];
  return courses[random.weighted(courses.map(([, weight]) => weight))]?.[0] ?? 'nothing';
}

interface Paid {
  terms: Terms;
  booking: Omit<BookingRecord, 'id'>;
  course: Course;
  cancelledAt: string | undefined;
}

/** The payments of a booking and what both sides heard of them; statuses are those its own status asks for. */
export function paymentsOf(
  calendar: Calendar,
  paid: Paid,
): { payments: Payment[]; happenings: Happening[] } {
  const payments = settled(paid, taken(calendar, paid));
  const happenings: Happening[] = payments
    .filter(({ paidAt }) => paidAt !== null)
    .map(({ paidAt, createdAt, amount }) => ({ at: paidAt ?? createdAt, event: 'paid', amount }));
  const refunded = toKurus(payments.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0));
  if (refunded > 0) {
    happenings.push({ at: endOf(calendar, paid), event: 'refunded', amount: refunded });
  }
  return { payments, happenings };
}

/** Payments as they came in, whatever happened to the booking later. */
function taken(calendar: Calendar, { terms, booking, course }: Paid): Payment[] {
  const { totalPrice, depositAmount, createdAt } = booking;
  const opened = later(createdAt, 2);
  const rest = toKurus(totalPrice - depositAmount);
  const deposit = paymentOf('DEPOSIT', depositAmount, opened);
  switch (course) {
    case 'nothing':
      return [];
    case 'opened':
      return [deposit];
    case 'failed':
      return [{ ...deposit, status: 'FAILED' }];
    case 'deposit':
      return [received(deposit)];
    case 'second-try':
      return [
        { ...deposit, status: 'FAILED' },
        received(paymentOf('DEPOSIT', depositAmount, later(createdAt, 9))),
      ];
    case 'in-two-parts': {
      const day = Math.max(terms.made, terms.first - 1);
      const balance = paymentOf('BALANCE', rest, calendar.at(day, '21:00'));
      return [received(deposit), received(balance)].map((payment) => ({
        ...payment,
        status: 'COMPLETED',
      }));
    }
    case 'at-once':
      return [{ ...received(paymentOf('FULL', totalPrice, opened)), status: 'COMPLETED' }];
  }
}

function paymentOf(type: Schemas['PaymentType'], amount: number, createdAt: string): Payment {
  return {
    type,
    status: 'PENDING',
    amount,
    currency: 'TRY',
    refundedAmount: 0,
    reason: null,
    createdAt,
    paidAt: null,
    sessionId: null,
    expiresAt: null,
  };
}

function received(payment: Payment): Payment {
  return { ...payment, status: 'PARTIAL', paidAt: later(payment.createdAt, 3) };
}

/** When a booking that did not take place came to its end. */
function endOf(calendar: Calendar, { terms, cancelledAt }: Paid): string {
  return cancelledAt ?? calendar.at(terms.first + 1, '00:05');
}

/** The payments after a booking was cancelled or rejected: what the terms give back is given back. */
function settled({ terms, booking, cancelledAt }: Paid, payments: Payment[]): Payment[] {
  const { cancelled, policy, status } = terms;
  const startsAt = Date.parse(`${booking.startDate}T${booking.startTime ?? '00:00'}:00+03:00`);
  if (status === 'CANCELLED' && cancelled && cancelledAt) {
    const isHost = cancelled.by === 'host';
    const share = isHost ? 1 : refundShare(policy, startsAt, Date.parse(cancelledAt));
    return givenBack(payments, share, calledOff(booking, cancelled.by));
  }
  if (status === 'REJECTED') {
    return givenBack(payments, 1, 'Rezervasyon isteği zamanında onaylanmadı.');
  }
  return payments;
}

function givenBack(payments: Payment[], share: number, reason: string): Payment[] {
  return payments.map((payment) => {
    if (payment.paidAt === null || share === 0) return payment;
    const refundedAmount = toKurus(payment.amount * share);
    return { ...payment, status: 'CANCELLED', refundedAmount, reason };
  });
}
