import {
  bookingServiceChoiceLimits,
  bookingTermsLimits,
} from '../../../../api/contract/contract.ts';
import type { Boat, BookingCreate, Tour, TourDate } from '../../../../api/contract/types.ts';
import { isPerPerson } from '../../../../domain/boat/is-per-person.ts';
import type { TripStart } from '../../../../domain/cancellation/refund.ts';
import { tourDays } from '../../../../domain/tour/tour-date.ts';
import {
  isByHour,
  type TripSearch,
  tripDays,
  tripHours,
  tripServices,
} from '../../../../domain/trip/trip-search.ts';
import type { TripTime } from '../flow/booking-context.ts';
import type { BoatTrip, ServiceChoice } from '../quote/quote.ts';

/** When a trip starts; null while no days are chosen. */
export function startOf(time: TripTime | null): TripStart | null {
  return time && { date: time.days.start, time: time.startTime ?? time.hours?.startTime };
}

/** How many people one thinks of while nobody has said it. */
const usualGuests = 2;

/** How many people come along, as far as there is room for them. */
export function guestsOf(
  { guests = usualGuests }: { guests?: number | undefined },
  most: number,
): number {
  return Math.min(Math.max(guests, bookingTermsLimits.passengerCount.minimum), most);
}

/**
 * The extra services of an address that the boat has, each once. What is charged for each is for nobody who does
 * not come along, whatever number was typed when there were more of them.
 */
export function servicesOf(
  boat: Pick<Boat, 'services'>,
  search: TripSearch,
  guests: number,
): ServiceChoice[] {
  const most = Math.min(guests, bookingServiceChoiceLimits.quantity.maximum);
  const wanted = new Map(
    tripServices(search).map(({ serviceId, quantity }) => [serviceId, quantity ?? most]),
  );
  return boat.services.flatMap((service) => {
    const quantity = wanted.get(service.id);
    if (quantity === undefined) return [];
    return [
      { serviceId: service.id, quantity: isPerPerson(service) ? Math.min(quantity, most) : 1 },
    ];
  });
}

/** What an address asks of a boat on `today`; null while no days, or not yet the hours wanted, are chosen. */
export function boatTripOf(
  boat: Pick<Boat, 'capacity' | 'hourlyPrice' | 'services'>,
  search: TripSearch,
  today: string,
): BoatTrip | null {
  const days = tripDays(search, today);
  if (!days) return null;
  const hours = boat.hourlyPrice === null ? null : tripHours(search);
  if (!hours && isByHour(boat, search)) return null;
  return { days, hours, services: servicesOf(boat, search, guestsOf(search, boat.capacity)) };
}

/** The booking of a boat's trip, as it is sent; equal trips make equal texts. */
export function boatBooking(boatId: number, trip: BoatTrip, guests: number): BookingCreate {
  const { days, hours, services } = trip;
  return {
    boatId,
    startDate: days.start,
    endDate: days.end,
    ...(hours && { startTime: hours.startTime, hours: hours.hours }),
    passengerCount: guests,
    ...(services.length > 0 && { services: [...services] }),
  };
}

/** The booking of places on a date of a tour, as it is sent. */
export function tourBooking(tour: Pick<Tour, 'id'>, date: TourDate, guests: number): BookingCreate {
  const { start, end } = tourDays(date);
  return {
    tourId: tour.id,
    tourDateId: date.id,
    startDate: start,
    endDate: end,
    passengerCount: guests,
  };
}

/** The same booking with what the customer wants the host to know; blank is nothing. */
export function withNotes(request: BookingCreate, notes: string): BookingCreate {
  const text = notes.trim();
  return text === '' ? request : { ...request, notes: text };
}
