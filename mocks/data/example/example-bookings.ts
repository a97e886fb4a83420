import type {
  BookingRecord,
  PaymentRecord,
  ReviewRecord,
  ReviewReplyRecord,
  Schemas,
} from '../../store/records.ts';
import type { WorldRows } from '../../store/state.ts';
import { exampleTrips } from './example-trips.ts';
import { example, numbered } from './examples.ts';

/** Bookings of the examples with payments, reviews and replies, around the examples' day. */
export function exampleBookings(offers: Required<Pick<WorldRows, 'boats'>>) {
  const bookings = [
    ...numbered<Schemas['Booking']>('booking-').values(),
    example<Schemas['Booking']>('booking-hourly'),
    example<Schemas['Booking']>('booking-tour'),
  ].map(bookingRecord);
  const payments = [...numbered<Schemas['Payment'][]>('payment-list-booking-').values()]
    .flat()
    .map((payment): PaymentRecord => ({ ...payment, sessionId: null, expiresAt: null }));
  const answers = [...numbered<Schemas['Review']>('review-').values()];
  const written = answers.map(reviewRecord);
  const trips = exampleTrips(written, offers.boats);
  const all = [...bookings, ...trips.bookings];
  return {
    bookings: all,
    payments: [...payments, ...paidOnBoard(bookings, payments), ...trips.payments].sort(
      (a, b) => a.id - b.id,
    ),
    reviews: written.map((review) => ({ ...review, bookingId: bookingOf(review, all) })),
    reviewReplies: answers.flatMap(({ replies }) => replies).map(replyRecord),
  } satisfies WorldRows;
}

function bookingRecord(booking: Schemas['Booking']): BookingRecord {
  const { customerName, customerEmail, customerPhone, hostId, hostName, hostPhone, ...terms } =
    booking;
  const { boatName, boatType, boatLocation, tourName, tourDescription, ...named } = terms;
  const { meetingPoint, durationMinutes, ...rest } = named;
  const { paidAmount, refundedAmount, paymentStatus, paymentCompleted, ...unpaid } = rest;
  const { paymentPending, paymentProcessing, ...record } = unpaid;
  return record;
}

/** The payments of paid bookings that no example shows: the whole price on the first day, under the booking's id. */
function paidOnBoard(
  bookings: readonly BookingRecord[],
  shown: readonly PaymentRecord[],
): PaymentRecord[] {
  return bookings
    .filter(
      ({ id, status }) =>
        status === 'COMPLETED' && !shown.some((payment) => payment.bookingId === id),
    )
    .map(({ id, totalPrice, startDate }) => ({
      id,
      bookingId: id,
      type: 'FULL',
      status: 'COMPLETED',
      amount: totalPrice,
      currency: 'TRY',
      refundedAmount: 0,
      reason: null,
      createdAt: `${startDate}T06:20:00Z`,
      paidAt: `${startDate}T06:30:00Z`,
      sessionId: null,
      expiresAt: null,
    }));
}

function reviewRecord(review: Schemas['Review']): Omit<ReviewRecord, 'bookingId'> {
  const { id, rating, comment, textLanguage, createdAt, boatId, tourId, customer } = review;
  return {
    id,
    rating,
    comment,
    ...(textLanguage !== undefined && { textLanguage }),
    createdAt,
    boatId,
    tourId,
    customerId: customer.id,
  };
}

function replyRecord({ userFullName, ...reply }: Schemas['ReviewReply']): ReviewReplyRecord {
  return reply;
}

/** The last trip of the author on the boat or tour before the review was written. */
function bookingOf(
  { customerId, boatId, tourId, createdAt }: Omit<ReviewRecord, 'bookingId'>,
  bookings: readonly BookingRecord[],
): number {
  const trip = bookings
    .filter(
      (booking) =>
        booking.customerId === customerId &&
        booking.boatId === boatId &&
        booking.tourId === tourId &&
        booking.endDate <= createdAt,
    )
    .sort((a, b) => (a.endDate < b.endDate ? -1 : 1))
    .at(-1);
  if (!trip) throw new Error(`User ${customerId} wrote a review in the examples without a trip.`);
  return trip.id;
}
