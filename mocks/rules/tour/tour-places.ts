import type { TourDateRecord, TourRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import {
  blocksAvailability,
  bookingsTouching,
  type Clock,
  entriesOf,
  entryOf,
  type OfferDay,
} from '../availability/availability.ts';
import { dayOf, daysBetween } from '../calendar/day.ts';

/** How many guests a tour date still has room for: its maximum less the passengers that are booked. */
export function placesLeft(
  store: Store,
  date: Pick<TourDateRecord, 'id' | 'maxGuests'>,
  exceptBookingId?: number,
): number {
  return Math.max(0, date.maxGuests - bookedPassengers(store, date.id, exceptBookingId));
}

/** How many passengers the bookings of a tour date bring. */
export function bookedPassengers(
  store: Store,
  tourDateId: number,
  exceptBookingId?: number,
): number {
  return store.bookings
    .where('tourDateId', tourDateId)
    .filter((booking) => blocksAvailability(booking) && booking.id !== exceptBookingId)
    .reduce((sum, booking) => sum + booking.passengerCount, 0);
}

/** The seats of a tour date: booked for good, held by requests that wait for an answer, and free. */
export function seatsOf(
  store: Store,
  date: Pick<TourDateRecord, 'id' | 'maxGuests'>,
): { bookedSeats: number; heldSeats: number; freeSeats: number } {
  const waiting = store.bookings
    .where('tourDateId', date.id)
    .filter(({ status }) => status === 'PENDING');
  const heldSeats = waiting.reduce((sum, { passengerCount }) => sum + passengerCount, 0);
  return {
    bookedSeats: bookedPassengers(store, date.id) - heldSeats,
    heldSeats,
    freeSeats: placesLeft(store, date),
  };
}

/**
 * Whether a tour date can be booked by somebody: AVAILABLE, not begun, its day not closed by an entry,
 * and a place left. Whether the tour is ACTIVE is another question.
 */
export function isTourDateBookable(
  store: Store,
  date: TourDateRecord,
  clock: Clock,
  exceptBookingId?: number,
): boolean {
  return (
    date.availabilityStatus === 'AVAILABLE' &&
    Date.parse(date.startDate) > clock.now &&
    entryOf(store, { boatId: null, tourId: date.tourId }, dayOf(date.startDate))?.isAvailable !==
      false &&
    placesLeft(store, date, exceptBookingId) > 0
  );
}

/**
 * Every day of a period for a tour, both ends included, whether it has a tour date or an entry or
 * neither. The price is that of a person; an entry's own price beats the tour's.
 */
export function tourDays(
  store: Store,
  tour: Pick<TourRecord, 'id' | 'price'>,
  first: string,
  last: string,
  clock: Clock,
): (OfferDay & { dates: TourDateRecord[] })[] {
  const offer = { boatId: null, tourId: tour.id };
  const entries = new Map(entriesOf(store, offer).map((entry) => [entry.date, entry]));
  const dates = Map.groupBy(store.tourDates.where('tourId', tour.id), (date) =>
    dayOf(date.startDate),
  );
  const bookings = bookingsTouching(store, offer, first, last);
  return daysBetween(first, last).map((date) => {
    const entry = entries.get(date);
    const ofDay = dates.get(date) ?? [];
    return {
      date,
      entry,
      dates: ofDay,
      isBookable: ofDay.some((tourDate) => isTourDateBookable(store, tourDate, clock)),
      hasBookings: bookings.some((booking) => booking.startDate <= date && booking.endDate >= date),
      price: entry?.priceOverride ?? tour.price,
      isInstantConfirmation: entry?.isInstantConfirmation ?? false,
    };
  });
}
