import { depositOf } from '../../rules/booking/price.ts';
import type {
  BoatRecord,
  BookingRecord,
  PaymentRecord,
  ReviewRecord,
} from '../../store/records.ts';

/** The trips behind those reviews of the examples whose booking no example shows, around the examples' day. */
const TRIPS = [
  { reviewId: 8, first: '2026-10-08', last: '2026-10-10', people: 6 },
  { reviewId: 9, first: '2025-09-11', last: '2025-09-13', people: 5 },
  { reviewId: 10, first: '2025-07-18', last: '2025-07-18', people: 4 },
  { reviewId: 11, first: '2026-06-12', last: '2026-06-12', people: 5 },
  { reviewId: 13, first: '2025-08-30', last: '2025-08-31', people: 3 },
  { reviewId: 14, first: '2026-11-14', last: '2026-11-14', people: 20 },
  { reviewId: 15, first: '2026-05-23', last: '2026-05-23', people: 2 },
  { reviewId: 12, first: '2025-06-27', last: '2025-06-27', people: 4 },
];

/** Free above the ids of the examples. */
const FIRST_ID = 14;

/** Bookings of those trips with their payments, still around the examples' day. */
export function exampleTrips(
  reviews: readonly Omit<ReviewRecord, 'bookingId'>[],
  boats: readonly BoatRecord[],
): { bookings: BookingRecord[]; payments: PaymentRecord[] } {
  const bookings: BookingRecord[] = [];
  const payments: PaymentRecord[] = [];
  for (const [index, trip] of TRIPS.entries()) {
    const review = reviews.find(({ id }) => id === trip.reviewId);
    const boat = boats.find(({ id }) => id === review?.boatId);
    if (!review || !boat) continue;
    const id = FIRST_ID + index;
    const days = Number(trip.last.slice(8)) - Number(trip.first.slice(8)) + 1;
    const totalPrice = days * boat.dailyPrice;
    const createdAt = `${trip.first.slice(0, 8)}01T09:00:00Z`;
    bookings.push({
      id,
      kind: 'BOAT',
      status: 'COMPLETED',
      customerId: review.customerId,
      boatId: boat.id,
      tourId: null,
      tourDateId: null,
      startDate: trip.first,
      endDate: trip.last,
      startTime: null,
      hours: null,
      passengerCount: trip.people,
      notes: null,
      services: [],
      totalPrice,
      depositAmount: depositOf(totalPrice),
      cancellationReason: null,
      createdAt,
    });
    payments.push({
      id,
      bookingId: id,
      type: 'FULL',
      status: 'COMPLETED',
      amount: totalPrice,
      currency: 'TRY',
      refundedAmount: 0,
      reason: null,
      createdAt,
      paidAt: createdAt,
      sessionId: null,
      expiresAt: null,
    });
  }
  return { bookings, payments };
}
