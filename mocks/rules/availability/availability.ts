import * as v from 'valibot';
import { vBookingStartTime } from '../../../generated/schemas.ts';
import type { AvailabilityRecord, BoatRecord, BookingRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { toKurus } from '../booking/price.ts';
import { daysBetween, instantInIstanbul } from '../calendar/day.ts';
import { compare } from '../common/order.ts';

/** The mock's clock: milliseconds since 1970, and the calendar day of that instant in Europe/Istanbul. */
export interface Clock {
  now: number;
  today: string;
}

/** Days that somebody wants a boat for, both ends counted; with a start time, some hours of the first. */
interface WantedPeriod {
  startDate: string;
  endDate: string;
  startTime?: string | null | undefined;
  hours?: number | null | undefined;
}

/** How one day of a boat or tour stands. */
export interface OfferDay {
  date: string;
  entry: AvailabilityRecord | undefined;
  /**
   * Whether the day can still be booked: not past, offered, and bookings leave a start time of the boat
   * or a place on the tour.
   */
  isBookable: boolean;
  /** Whether a booking touches the day; a boat's whole day can then not be booked. */
  hasBookings: boolean;
  /** Lira: the day's own price, which may be 0, else the daily one or that of a person. */
  price: number;
  isInstantConfirmation: boolean;
}

/** Every start time of a booking by the hour, `HH:mm`, ascending. */
export const startTimes: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, '0')}:00`,
).filter((time) => v.is(vBookingStartTime, time));

/** The hour by which a booking by the hour ends: one after the last start. */
export const closingHour = Number(startTimes.at(-1)?.slice(0, 2)) + 1;

/** Whether a booking takes its days and places: all but the cancelled and the rejected ones. */
export function blocksAvailability(booking: Pick<BookingRecord, 'status'>): boolean {
  return booking.status !== 'CANCELLED' && booking.status !== 'REJECTED';
}

/** Whether a booking may still be cancelled, and so keeps what it is for from being deleted. */
export function isOpen(booking: Pick<BookingRecord, 'status'>): boolean {
  return booking.status === 'PENDING' || booking.status === 'CONFIRMED';
}

/** The bookings that take days of a boat or tour and touch a period, both ends counted. */
export function bookingsTouching(
  store: Store,
  offer: Pick<AvailabilityRecord, 'boatId' | 'tourId'>,
  first: string,
  last: string,
): BookingRecord[] {
  const bookings =
    offer.boatId === null
      ? store.bookings.where('tourId', offer.tourId)
      : store.bookings.where('boatId', offer.boatId);
  return bookings.filter(
    (booking) =>
      blocksAvailability(booking) && booking.startDate <= last && booking.endDate >= first,
  );
}

/** The one entry of a boat or tour for a day. */
export function entryOf(
  store: Store,
  offer: Pick<AvailabilityRecord, 'boatId' | 'tourId'>,
  date: string,
): AvailabilityRecord | undefined {
  return entriesOf(store, offer).find((entry) => entry.date === date);
}

/** Every entry of a boat or tour, in no order. */
export function entriesOf(
  store: Store,
  offer: Pick<AvailabilityRecord, 'boatId' | 'tourId'>,
): readonly AvailabilityRecord[] {
  return offer.boatId === null
    ? store.availabilities.where('tourId', offer.tourId)
    : store.availabilities.where('boatId', offer.boatId);
}

/**
 * Every day of a period for a boat, both ends included. A day without an entry is not bookable.
 * `exceptBookingId`: a booking to leave out of account, while its terms change.
 */
export function boatDays(
  store: Store,
  boat: Pick<BoatRecord, 'id' | 'dailyPrice'>,
  first: string,
  last: string,
  today: string,
  exceptBookingId?: number,
): OfferDay[] {
  const offer = { boatId: boat.id, tourId: null };
  const entries = new Map(entriesOf(store, offer).map((entry) => [entry.date, entry]));
  const bookings = bookingsTouching(store, offer, first, last).filter(
    (booking) => booking.id !== exceptBookingId,
  );
  return daysBetween(first, last).map((date) => {
    const entry = entries.get(date);
    const touching = bookings.filter(
      (booking) => booking.startDate <= date && booking.endDate >= date,
    );
    return {
      date,
      entry,
      isBookable:
        date >= today &&
        entry?.isAvailable === true &&
        (touching.length === 0 || takenHours(touching).size < startTimes.length),
      hasBookings: touching.length > 0,
      price: entry?.priceOverride ?? boat.dailyPrice,
      isInstantConfirmation: entry?.isInstantConfirmation ?? false,
    };
  });
}

/** What a boat's calendar says of the days from today on. */
export interface DaysAhead {
  /** The first one that can be booked, if only for some hours; null when none is open. */
  next: string | null;
  /** Lira: the lowest price of those that can be booked whole, each at its own; the daily one when there is none. */
  fromPrice: number;
}

/** When a boat can be booked next, and what a day then costs at least. */
export function daysAhead(
  store: Store,
  boat: Pick<BoatRecord, 'id' | 'dailyPrice'>,
  today: string,
): DaysAhead {
  const offer = { boatId: boat.id, tourId: null };
  const open = entriesOf(store, offer)
    .filter((entry) => entry.isAvailable && entry.date >= today)
    .sort((a, b) => compare(a.date, b.date));
  const last = open.at(-1)?.date;
  if (last === undefined) return { next: null, fromPrice: boat.dailyPrice };
  const bookings = bookingsTouching(store, offer, today, last);
  let next: string | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const { date, priceOverride } of open) {
    const touching = bookings.filter(
      (booking) => booking.startDate <= date && booking.endDate >= date,
    );
    const isWhole = touching.length === 0;
    if (next === null && (isWhole || takenHours(touching).size < startTimes.length)) next = date;
    if (isWhole) lowest = Math.min(lowest, priceOverride ?? boat.dailyPrice);
  }
  return { next, fromPrice: Number.isFinite(lowest) ? lowest : boat.dailyPrice };
}

/**
 * What a card says of days in a row, both ends counted: what they cost together in lira, null unless each of them can
 * be booked whole, and whether each is confirmed at once.
 */
export function periodTerms(
  store: Store,
  boat: Pick<BoatRecord, 'id' | 'dailyPrice'>,
  { first, last }: { first: string; last: string },
  today: string,
): { periodPrice: number | null; isInstantConfirmation: boolean } {
  const days = boatDays(store, boat, first, last, today);
  const isWhole = days.every((day) => day.isBookable && !day.hasBookings);
  return {
    periodPrice: isWhole ? toKurus(days.reduce((sum, { price }) => sum + price, 0)) : null,
    isInstantConfirmation: days.every((day) => day.isInstantConfirmation),
  };
}

/**
 * The start times of a boat on a day and whether the hour that starts then is free: neither booked nor
 * begun. Empty when the day is past, closed or has no entry.
 */
export function timeSlots(
  store: Store,
  boatId: number,
  date: string,
  clock: Clock,
  exceptBookingId?: number,
): { startTime: string; isAvailable: boolean }[] {
  const offer = { boatId, tourId: null };
  if (date < clock.today || !entryOf(store, offer, date)?.isAvailable) return [];
  const taken = takenHours(
    bookingsTouching(store, offer, date, date).filter((booking) => booking.id !== exceptBookingId),
  );
  return startTimes.map((startTime) => ({
    startTime,
    isAvailable: !taken.has(startTime) && instantInIstanbul(date, startTime) > clock.now,
  }));
}

/**
 * The wanted days that a boat cannot be booked on: past, closed, without an entry or taken. Whole
 * days need a day without any booking; hours need each of their own hours free and an end by closing time.
 */
export function unavailableBoatDays(
  store: Store,
  boat: Pick<BoatRecord, 'id' | 'dailyPrice'>,
  wanted: WantedPeriod,
  clock: Clock,
  exceptBookingId?: number,
): string[] {
  if (wanted.startTime && wanted.hours) {
    const hours = hoursFrom(wanted.startTime, wanted.hours);
    const slots = timeSlots(store, boat.id, wanted.startDate, clock, exceptBookingId);
    const free = new Set(slots.filter((slot) => slot.isAvailable).map((slot) => slot.startTime));
    return hours.every((hour) => free.has(hour)) ? [] : [wanted.startDate];
  }
  return boatDays(store, boat, wanted.startDate, wanted.endDate, clock.today, exceptBookingId)
    .filter((day) => !day.isBookable || day.hasBookings)
    .map((day) => day.date);
}

/** The hours that bookings of one day take; a booking for whole days takes them all. */
function takenHours(bookings: readonly BookingRecord[]): Set<string> {
  return new Set(
    bookings.flatMap(({ startTime, hours }) =>
      startTime !== null && hours !== null ? hoursFrom(startTime, hours) : startTimes,
    ),
  );
}

function hoursFrom(startTime: string, hours: number): string[] {
  const first = Number(startTime.slice(0, 2));
  return Array.from(
    { length: hours },
    (_, index) => `${String(first + index).padStart(2, '0')}:00`,
  );
}
