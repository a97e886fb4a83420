import type { Booking } from '../../../../api/contract/types.ts';
import { isOpen, isPaid, isUnderWay } from '../../../../domain/booking/booking-state.ts';
import { now } from '../../../../lib/now.ts';
import type { TimelineState } from '../../../../ui/content/timeline/timeline.tsx';

/** The points on the way of a booking, in order. */
export type ProgressStep = 'requested' | 'confirmed' | 'deposit' | 'aboard' | 'review' | 'refunded';

interface ProgressPoint {
  step: ProgressStep;
  state: TimelineState;
}

const ENDED: ReadonlySet<Booking['status']> = new Set(['CANCELLED', 'REJECTED', 'NO_SHOW']);

/** Whether the trip of a booking has ended and the service has not said so yet. */
const hasJustEnded = (booking: Booking, at: Date) =>
  booking.status === 'CONFIRMED' && !isOpen(booking, at);

/** What has come to pass. */
function isDone(step: ProgressStep, booking: Booking, isReviewed: boolean, at: Date): boolean {
  switch (step) {
    case 'requested':
      return true;
    case 'confirmed':
      return booking.status === 'CONFIRMED' || booking.status === 'COMPLETED';
    case 'deposit':
      // What came back is paid no more; it had been paid all the same.
      return isPaid(booking) || booking.refundedAmount > 0;
    case 'aboard':
      return booking.status === 'COMPLETED' || hasJustEnded(booking, at);
    case 'review':
      return isReviewed;
    case 'refunded':
      return booking.refundedAmount > 0;
  }
}

/**
 * Where a booking stands on its way: what is done, what comes next, what will not come any more.
 * The next step is the first that is not done; while somebody is on the trip, that is the step. A deposit that was paid
 * before the captain has answered stands before that answer, so that nothing done follows what is open.
 */
export function bookingProgress(
  booking: Booking,
  isReviewed: boolean,
  at = new Date(now()),
): ProgressPoint[] {
  const isPaidFirst = booking.status === 'PENDING' && isPaid(booking);
  const order: ProgressStep[] = isPaidFirst
    ? ['requested', 'deposit', 'confirmed', 'aboard', 'review']
    : ['requested', 'confirmed', 'deposit', 'aboard', 'review'];
  const done = order.filter((step) => isDone(step, booking, isReviewed, at));
  if (ENDED.has(booking.status)) {
    return [
      ...done
        .filter((step) => step !== 'review')
        .map((step): ProgressPoint => ({ step, state: 'done' })),
      { step: booking.status === 'NO_SHOW' ? 'aboard' : 'confirmed', state: 'failed' },
      ...(isDone('refunded', booking, false, at)
        ? [{ step: 'refunded', state: 'done' } as const]
        : []),
    ];
  }
  const hasEnded = hasJustEnded(booking, at);
  const isNow = isUnderWay(booking, at);
  const next = isNow ? 'aboard' : order.find((step) => !done.includes(step));
  return (
    order
      // A deposit is no longer asked for then, nor a review yet.
      .filter((step) => !hasEnded || step !== 'deposit' || done.includes(step))
      .map((step) => {
        if (done.includes(step)) return { step, state: 'done' };
        if (step !== next || hasEnded) return { step, state: 'ahead' };
        return { step, state: isNow ? 'now' : 'current' };
      })
  );
}

/** The step at which a booking stands; undefined once there is nothing left to do. */
export function nextStep(booking: Booking, isReviewed: boolean): ProgressStep | undefined {
  return bookingProgress(booking, isReviewed).find(
    ({ state }) => state === 'current' || state === 'now',
  )?.step;
}
