import * as v from 'valibot';
import type { Booking, BookingCreate } from '../../../../api/contract/types.ts';
import { fullHour, type HourRange } from '../../../../domain/trip/hours.ts';

/** Of what a booking is and when: what it is known by among somebody's bookings. */
export const bookedTrip = v.object({
  boatId: v.optional(v.number()),
  tourDateId: v.optional(v.number()),
  startDate: v.string(),
  endDate: v.string(),
  startTime: v.optional(v.string()),
  hours: v.optional(v.number()),
});
export type BookedTrip = v.InferOutput<typeof bookedTrip>;

type Kept = Pick<
  Booking,
  'boatId' | 'tourDateId' | 'startDate' | 'endDate' | 'startTime' | 'hours'
>;

/** The trip that a booking was sent for. */
export function tripOf(request: BookingCreate): BookedTrip {
  const { startDate, endDate, startTime, hours } = request;
  const offer =
    'boatId' in request ? { boatId: request.boatId } : { tourDateId: request.tourDateId };
  return { ...offer, startDate, endDate, startTime, hours };
}

/** Whether both are of the same boat or of the same date of a tour. */
function isSameOffer(trip: BookedTrip, booking: Kept): boolean {
  return trip.boatId === undefined
    ? booking.tourDateId === trip.tourDateId
    : booking.boatId === trip.boatId;
}

/** Whether a booking is of this trip: the same boat or date, the same days and hours. */
export function isSameTrip(trip: BookedTrip, booking: Kept): boolean {
  return (
    isSameOffer(trip, booking) &&
    booking.startDate === trip.startDate &&
    booking.endDate === trip.endDate &&
    (trip.boatId === undefined || (booking.startTime ?? undefined) === trip.startTime) &&
    (booking.hours ?? undefined) === trip.hours
  );
}

/** Whether a booking is what a request asked for: of this trip, for as many people, with the same services. */
export function isAsRequested(
  request: BookingCreate,
  booking: Kept & Pick<Booking, 'passengerCount' | 'services'>,
): boolean {
  const asked = request.services ?? [];
  return (
    isSameTrip(tripOf(request), booking) &&
    booking.passengerCount === request.passengerCount &&
    booking.services.length === asked.length &&
    asked.every(({ serviceId, quantity }) =>
      booking.services.some((one) => one.serviceId === serviceId && one.quantity === quantity),
    )
  );
}

/** The hours of a day that a booking takes up, as clocks show them; every hour when it is by the day. */
function span({ startTime, hours }: Partial<HourRange>): { from: string; to: string } {
  if (startTime === undefined || hours === undefined)
    return { from: fullHour(0), to: fullHour(24) };
  return { from: startTime, to: fullHour(Number(startTime.slice(0, 2)) + hours) };
}

/** Whether a booking and a trip are of the same date of a tour, or of one boat at the same time. */
export function meets(trip: BookedTrip, booking: Kept): boolean {
  if (!isSameOffer(trip, booking)) return false;
  if (trip.boatId === undefined) return true;
  const asked = span(trip);
  const taken = span(hoursOf(booking) ?? {});
  return (
    booking.startDate <= trip.endDate &&
    booking.endDate >= trip.startDate &&
    taken.from < asked.to &&
    taken.to > asked.from
  );
}

/** The hours of a booking; null when it is by the day, or of a tour. */
export function hoursOf({ startTime, hours }: Pick<Kept, 'startTime' | 'hours'>): HourRange | null {
  return startTime === null || hours === null ? null : { startTime, hours };
}
