import type { Booking, FinanceFigures } from '../../../../api/contract/types.ts';
import { daysBetween } from '../../../../lib/calendar-day.ts';
import type { Period } from '../period/period.ts';

/** What a report counts of bookings; money it counts of payments. */
export type CountedFigure = keyof Pick<
  FinanceFigures,
  'bookings' | 'bookedDays' | 'bookedSeats' | 'reservedAmount'
>;

/** A boat or tour. */
export interface CountedOffer {
  boatId?: number;
  tourId?: number;
  name: string;
}

/** Which figure is asked for: of which days, and of one boat or tour or of all. */
export interface Counted {
  figure: CountedFigure;
  period: Period;
  offer?: CountedOffer | undefined;
}

/** The part that a booking has in a figure, above zero; lira where the figure is money. */
export interface CountedBooking {
  booking: Booking;
  part: number;
}

/** The bookings that a figure is the sum of. Those given touch its days and were not called off. */
export function countedBookings(
  bookings: readonly Booking[],
  { figure, period, offer }: Counted,
): CountedBooking[] {
  // A boat is booked on a day or not, however many bookings share the day.
  const taken = new Set<string>();
  return bookings
    .filter(
      ({ boatId, tourId }) =>
        (offer?.boatId === undefined || offer.boatId === boatId) &&
        (offer?.tourId === undefined || offer.tourId === tourId),
    )
    .map((booking) => ({ booking, part: partOf(booking, figure, period, taken) }))
    .filter(({ part }) => part > 0);
}

function partOf(
  booking: Booking,
  figure: CountedFigure,
  { from, to }: Period,
  taken: Set<string>,
): number {
  const { boatId, tourId, startDate, endDate, passengerCount } = booking;
  if (figure === 'bookedDays') {
    if (boatId === null || startDate > to || endDate < from) return 0;
    const known = taken.size;
    const first = startDate < from ? from : startDate;
    const last = endDate > to ? to : endDate;
    for (const day of daysBetween(first, last)) taken.add(`${boatId} ${day}`);
    return taken.size - known;
  }
  if (startDate < from || startDate > to) return 0;
  if (figure === 'bookedSeats') return tourId === null ? 0 : passengerCount;
  if (figure === 'reservedAmount') return reservedOf(booking);
  return 1;
}

/** What a confirmed booking still brings: a deposit is no revenue until the whole price is there. */
function reservedOf({ status, paymentStatus, totalPrice, paidAmount }: Booking): number {
  if (status !== 'CONFIRMED') return 0;
  if (paymentStatus !== 'COMPLETED') return totalPrice;
  return Math.max(0, Math.round((totalPrice - paidAmount) * 100) / 100);
}
