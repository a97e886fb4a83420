import type { Booking } from '../../api/contract/types.ts';
import { istanbulInstant } from '../../lib/istanbul-instant.ts';
import { now } from '../../lib/now.ts';
import { isOver } from '../trip/is-over.ts';

/** Whether the deposit, or more, has been received. */
export function isPaid({
  paidAmount,
  totalPrice,
}: Pick<Booking, 'paidAmount' | 'totalPrice'>): boolean {
  return paidAmount > 0 || totalPrice === 0;
}

/** What tells where the trip of a booking stands. */
export type TripStanding = Pick<
  Booking,
  'status' | 'startDate' | 'endDate' | 'startTime' | 'durationMinutes'
>;

/** Whether the hours of a trip have passed, or its last day where it has none. The service says so once the day is over. */
function hasEnded(
  { startDate, endDate, startTime, durationMinutes }: TripStanding,
  at: Date,
): boolean {
  if (startTime === null || durationMinutes === null) return isOver(endDate, '24:00', at);
  const begins = istanbulInstant(startDate, startTime);
  return begins.getTime() + durationMinutes * 60_000 <= at.getTime();
}

/** Whether the trip is still to come about, or under way: it can be paid for and cancelled. */
export function isOpen(trip: TripStanding, at = new Date(now())): boolean {
  // What nobody has answered is no trip that could end: the service declines it when its day is over.
  return trip.status === 'PENDING' || (trip.status === 'CONFIRMED' && !hasEnded(trip, at));
}

/** Whether somebody is on a trip: its hour has come, or a day after its first where no hour is agreed. */
export function isUnderWay(trip: TripStanding, at = new Date(now())): boolean {
  const { status, startDate, startTime } = trip;
  return status === 'CONFIRMED' && isOver(startDate, startTime ?? '24:00', at) && isOpen(trip, at);
}

/** What of a price has not been received, in lira. */
interface LeftToPay {
  /** To be paid online, while nothing is. */
  deposit: number;
  /** The deposit that has been paid and that the bank has not answered yet. */
  atBank: number;
  onTheDay: number;
}

/** What is still to be paid of a booking, and what is on its way. */
export function leftToPay(
  booking: TripStanding &
    Pick<Booking, 'paidAmount' | 'totalPrice' | 'depositAmount' | 'paymentProcessing'>,
): LeftToPay {
  if (!isOpen(booking)) return { deposit: 0, atBank: 0, onTheDay: 0 };
  const awaited = isPaid(booking) ? 0 : booking.depositAmount;
  const rest = booking.totalPrice - booking.paidAmount - awaited;
  return {
    deposit: booking.paymentProcessing ? 0 : awaited,
    atBank: booking.paymentProcessing ? awaited : 0,
    // Lira with kuruş: what binary fractions add is none of them.
    onTheDay: Math.round(rest * 100) / 100,
  };
}
