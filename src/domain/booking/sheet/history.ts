import type { Booking, Payment } from '../../../api/contract/types.ts';
import { now } from '../../../lib/now.ts';
import { isOpen, isUnderWay } from '../booking-state.ts';

/** Something that happened to a booking, or is to come; `at` is an instant, or a day `YYYY-MM-DD`. */
export type HistoryEvent =
  | { kind: 'requested'; at: string }
  | { kind: 'paid' | 'refunded'; at: string | null; payment: Payment }
  | { kind: 'answered' | 'trip'; at: string | null; state: 'done' | 'now' | 'current' | 'ahead' }
  | { kind: 'ended'; status: 'CANCELLED' | 'REJECTED' | 'NO_SHOW' };

/** Where the trip of a confirmed booking stands; the service says that it is over only once its day is. */
function tripState(booking: Booking, at: Date) {
  if (!isOpen(booking, at)) return 'done';
  return isUnderWay(booking, at) ? 'now' : 'current';
}

/**
 * What happened to a booking, as far as the service tells: the request, the money, the answer, the trip. When
 * a host answered is not told, so the answer has no time.
 */
export function bookingHistory(
  booking: Booking,
  payments: readonly Payment[],
  at = new Date(now()),
): HistoryEvent[] {
  const { status, createdAt, startDate } = booking;
  const money = payments
    .filter(({ paidAt }) => paidAt !== null)
    .toSorted((a, b) => ((a.paidAt ?? '') < (b.paidAt ?? '') ? -1 : 1))
    .flatMap((payment): HistoryEvent[] => [
      { kind: 'paid', at: payment.paidAt, payment },
      ...(payment.refundedAmount > 0 ? [{ kind: 'refunded' as const, at: null, payment }] : []),
    ]);
  const requested: HistoryEvent = { kind: 'requested', at: createdAt };
  switch (status) {
    case 'PENDING':
      return [
        requested,
        ...money,
        { kind: 'answered', at: null, state: 'current' },
        { kind: 'trip', at: startDate, state: 'ahead' },
      ];
    case 'CONFIRMED':
      return [
        requested,
        { kind: 'answered', at: null, state: 'done' },
        ...money,
        { kind: 'trip', at: startDate, state: tripState(booking, at) },
      ];
    case 'COMPLETED':
      return [
        requested,
        { kind: 'answered', at: null, state: 'done' },
        ...money,
        { kind: 'trip', at: startDate, state: 'done' },
      ];
    default:
      return [requested, ...money, { kind: 'ended', status }];
  }
}
