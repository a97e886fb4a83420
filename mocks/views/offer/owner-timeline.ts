import { bookingsTouching, entriesOf } from '../../rules/availability/availability.ts';
import { availabilitySpans } from '../../rules/availability/availability-spans.ts';
import { dayOf } from '../../rules/calendar/day.ts';
import { capped } from '../../rules/common/list.ts';
import { compare } from '../../rules/common/order.ts';
import { byText } from '../../rules/common/text.ts';
import { boatOffer, tourOffer } from '../../rules/offer/offer.ts';
import { inTime } from '../../rules/tour/tour-dates.ts';
import { isTourDateBookable, seatsOf } from '../../rules/tour/tour-places.ts';
import type {
  BoatRecord,
  BookingRecord,
  Schemas,
  TourDateRecord,
  TourRecord,
} from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { fullNameOf } from '../account/user.ts';

interface Range {
  startDate: string;
  endDate: string;
}

/** The seats of a tour date at an instant of the mock's clock. */
export function tourDateSeats(
  store: Store,
  date: TourDateRecord,
  clock: { now: number; today: string },
): Schemas['TourDateSeats'] {
  const { id, tourId, startDate, endDate, durationMinutes, availabilityStatus, maxGuests } = date;
  return {
    tourDateId: id,
    tourId,
    startDate,
    endDate,
    durationMinutes,
    availabilityStatus,
    maxGuests,
    ...seatsOf(store, date),
    isBookable: isTourDateBookable(store, date, clock),
  };
}

function timelineBooking(store: Store, booking: BookingRecord): Schemas['TimelineBooking'] {
  const { id, customerId, status, startDate, endDate, startTime, hours, passengerCount } = booking;
  const customerName = fullNameOf(store, customerId);
  return {
    bookingId: id,
    customerName,
    status,
    startDate,
    endDate,
    startTime,
    hours,
    passengerCount,
  };
}

/** The row of a boat in a range of days, both ends included. */
export function timelineBoat(
  store: Store,
  boat: BoatRecord,
  range: Range,
): Schemas['TimelineBoat'] {
  const offer = boatOffer(boat.id);
  const bookings = bookingsTouching(store, offer, range.startDate, range.endDate);
  return {
    boatId: boat.id,
    boatName: boat.name,
    boatType: boat.type,
    status: boat.status,
    dailyPrice: boat.dailyPrice,
    spans: availabilitySpans(entriesOf(store, offer), range, boat.dailyPrice),
    totalBookings: bookings.length,
    bookings: capped(
      bookings.toSorted(
        (a, b) =>
          compare(a.startDate, b.startDate) ||
          compare(a.startTime ?? '', b.startTime ?? '') ||
          compare(a.id, b.id),
      ),
    ).map((booking) => timelineBooking(store, booking)),
  };
}

/** The row of a tour in a range of days, both ends included. */
export function timelineTour(
  store: Store,
  tour: TourRecord,
  range: Range,
  clock: { now: number; today: string },
): Schemas['TimelineTour'] {
  const isWithin = ({ startDate }: TourDateRecord) =>
    dayOf(startDate) >= range.startDate && dayOf(startDate) <= range.endDate;
  return {
    tourId: tour.id,
    tourName: tour.name,
    status: tour.status,
    price: tour.price,
    spans: availabilitySpans(entriesOf(store, tourOffer(tour.id)), range, tour.price),
    dates: store.tourDates
      .where('tourId', tour.id)
      .filter(isWithin)
      .toSorted(inTime)
      .map((date) => tourDateSeats(store, date, clock)),
  };
}

/** Boats and tours in the order of their names, by the Turkish alphabet; those of one name by id. */
export const byName = (a: { name: string; id: number }, b: { name: string; id: number }): number =>
  byText(a.name, b.name) || compare(a.id, b.id);
