import type { Booking } from '../../../../api/contract/types.ts';
import { isPaid } from '../../../../domain/booking/booking-state.ts';
import type { TimelineState } from '../../../../ui/content/timeline/timeline.tsx';

/** The points on the way of a booking, in order. */
export type ProgressStep = 'requested' | 'confirmed' | 'deposit' | 'aboard' | 'review' | 'refunded';

interface ProgressPoint {
  step: ProgressStep;
  state: TimelineState;
}

const ENDED: ReadonlySet<Booking['status']> = new Set(['CANCELLED', 'REJECTED', 'NO_SHOW']);

/** What has come to pass. A trip is over when the service says so. */
function isDone(step: ProgressStep, booking: Booking, isReviewed: boolean): boolean {
  switch (step) {
    case 'requested':
      return true;
    case 'confirmed':
      return booking.status === 'CONFIRMED' || booking.status === 'COMPLETED';
    case 'deposit':
      // What came back is paid no more; it had been paid all the same.
      return isPaid(booking) || booking.refundedAmount > 0;
    case 'aboard':
      return booking.status === 'COMPLETED';
    case 'review':
      return isReviewed;
    case 'refunded':
      return booking.refundedAmount > 0;
  }
}

/**
 * Where a booking stands on its way: what is done, what comes next, what will not come any more.
 * The next step is the first that is not done. A deposit that was paid before the captain has answered stands
 * before that answer, so that nothing done follows what is open.
 */
export function bookingProgress(booking: Booking, isReviewed: boolean): ProgressPoint[] {
  const isPaidFirst = booking.status === 'PENDING' && isPaid(booking);
  const order: ProgressStep[] = isPaidFirst
    ? ['requested', 'deposit', 'confirmed', 'aboard', 'review']
    : ['requested', 'confirmed', 'deposit', 'aboard', 'review'];
  if (ENDED.has(booking.status)) {
    const done = order.filter((step) => step !== 'review' && isDone(step, booking, false));
    return [
      ...done.map((step): ProgressPoint => ({ step, state: 'done' })),
      { step: booking.status === 'NO_SHOW' ? 'aboard' : 'confirmed', state: 'failed' },
      ...(isDone('refunded', booking, false) ? [{ step: 'refunded', state: 'done' } as const] : []),
    ];
  }
  const next = order.find((step) => !isDone(step, booking, isReviewed));
  return order.map((step) => ({
    step,
    state: isDone(step, booking, isReviewed) ? 'done' : step === next ? 'current' : 'ahead',
  }));
}

/** The step at which a booking stands; undefined once there is nothing left to do. */
export function nextStep(booking: Booking, isReviewed: boolean): ProgressStep | undefined {
  return bookingProgress(booking, isReviewed).find(({ state }) => state === 'current')?.step;
}
