import { rounded } from '../../../openapi/model/rounding.ts';
import type { BookingRecord, Schemas, TourDateRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { blocksAvailability, entriesOf } from '../availability/availability.ts';
import { toKurus } from '../booking/price.ts';
import { dayOf, daysBetween, daysInclusive } from '../calendar/day.ts';
import { boatOffer } from '../offer/offer.ts';
import { commissionOf } from './commission.ts';
import { dayOfPayment, paymentsOf, revenueOf, revenueOfPayment } from './income.ts';

/** Calendar days, both included. */
export interface Range {
  from: string;
  to: string;
}

/** Boats and tours whose figures are counted together, by id. */
export interface Offers {
  boatIds: readonly number[];
  tourIds: readonly number[];
}

const isWithin = (day: string, { from, to }: Range) => day >= from && day <= to;

/** Per cent to one decimal; null of nothing. */
const rate = (part: number, whole: number): number | null =>
  whole === 0 ? null : rounded((part / whole) * 100, 1);

const seats = (bookings: readonly BookingRecord[]) =>
  bookings.reduce((sum, { passengerCount }) => sum + passengerCount, 0);

/** The days of a range on which bookings hold a boat. */
function bookedDays(bookings: readonly BookingRecord[], range: Range): Set<string> {
  return new Set(
    bookings.flatMap(({ startDate, endDate }) =>
      daysBetween(
        startDate < range.from ? range.from : startDate,
        endDate > range.to ? range.to : endDate,
      ),
    ),
  );
}

/** Days of one boat: booked, and booked or open. */
function daysOfBoat(store: Store, boatId: number, range: Range) {
  const booked = bookedDays(
    store.bookings.where('boatId', boatId).filter(blocksAvailability),
    range,
  );
  const open = entriesOf(store, boatOffer(boatId)).filter(
    ({ date, isAvailable }) => isAvailable && isWithin(date, range),
  );
  const offered = new Set([...booked, ...open.map(({ date }) => date)]);
  return { booked: booked.size, offered: offered.size };
}

/** Seats of one tour: booked, and offered by its dates; a date that is gone offered what was booked of it. */
function seatsOfTour(store: Store, tourId: number, range: Range) {
  const trips = store.bookings
    .where('tourId', tourId)
    .filter((booking) => blocksAvailability(booking) && isWithin(booking.startDate, range));
  const dates = store.tourDates
    .where('tourId', tourId)
    .filter(({ startDate }) => isWithin(dayOf(startDate), range));
  const isHeld = ({ id, availabilityStatus }: TourDateRecord) =>
    availabilityStatus !== 'CANCELLED' || trips.some(({ tourDateId }) => tourDateId === id);
  const held = dates.filter(isHeld);
  const known = new Set(held.map(({ id }) => id));
  const room = held.reduce((sum, { id, availabilityStatus, maxGuests }) => {
    const booked = seats(trips.filter(({ tourDateId }) => tourDateId === id));
    return sum + (availabilityStatus === 'CANCELLED' ? booked : Math.max(maxGuests, booked));
  }, 0);
  const ofGone = trips.filter(({ tourDateId }) => tourDateId === null || !known.has(tourDateId));
  return { booked: seats(trips), offered: room + seats(ofGone) };
}

/** Lira that a confirmed booking still brings, beyond what is revenue already. */
function reservedOf(store: Store, booking: BookingRecord): number {
  if (booking.status !== 'CONFIRMED') return 0;
  return Math.max(0, toKurus(booking.totalPrice - revenueOf(paymentsOf(store, [booking]))));
}

/** The figures of some boats and tours in a range of days, each counted from their records. */
export function financeFigures(
  store: Store,
  { boatIds, tourIds }: Offers,
  range: Range,
): Schemas['FinanceFigures'] {
  const bookings = [
    ...boatIds.flatMap((id) => store.bookings.where('boatId', id)),
    ...tourIds.flatMap((id) => store.bookings.where('tourId', id)),
  ];
  const payments = paymentsOf(store, bookings).filter(({ payment }) =>
    isWithin(dayOfPayment(payment), range),
  );
  const begun = bookings.filter(
    (booking) => blocksAvailability(booking) && isWithin(booking.startDate, range),
  );
  const days = boatIds.map((id) => daysOfBoat(store, id, range));
  const places = tourIds.map((id) => seatsOfTour(store, id, range));
  const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
  const booked = total(days.map((boat) => boat.booked));
  const offered = total(days.map((boat) => boat.offered));
  const bookedSeats = total(places.map((tour) => tour.booked));
  const offeredSeats = total(places.map((tour) => tour.offered));
  const revenue = revenueOf(payments);
  const commission = toKurus(total(payments.map((paid) => commissionOf(revenueOfPayment(paid)))));
  return {
    revenue,
    commission,
    netRevenue: toKurus(revenue - commission),
    averagePerDay: toKurus(revenue / daysInclusive(range.from, range.to)),
    reservedAmount: toKurus(total(begun.map((booking) => reservedOf(store, booking)))),
    bookings: begun.length,
    bookedDays: booked,
    offeredDays: offered,
    freeDays: offered - booked,
    occupancyRate: rate(booked, offered),
    bookedSeats,
    offeredSeats,
    seatOccupancyRate: rate(bookedSeats, offeredSeats),
  };
}
