import type { BoatRecord, Schemas, TourDateRecord, TourRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import {
  boatDays,
  type Clock,
  closingHour,
  unavailableBoatDays,
} from '../availability/availability.ts';
import { clockTimeOf } from '../calendar/clock-time.ts';
import { dayOf, daysBetween, instantInIstanbul } from '../calendar/day.ts';
import { periodProblems } from '../calendar/period.ts';
import { type FieldProblem, invalid, isRefusal, type Refusal } from '../common/refusal.ts';
import { isTourDateBookable, placesLeft, tourDays } from '../tour/tour-places.ts';
import { type Price, priceOf, serviceLine } from './price.ts';

type Terms = Schemas['BookingTerms'];

/** What somebody wants to book. */
export type Wanted =
  | { kind: 'BOAT'; boat: BoatRecord; terms: Terms }
  | { kind: 'TOUR'; tour: TourRecord; date: TourDateRecord; terms: Terms };

/** What a booking would be, worked out from the offer itself; dates are days, both ends counted. */
export interface Quote extends Price {
  /** The days that cannot be booked; empty when it can be made. */
  unavailableDates: string[];
  isInstantConfirmation: boolean;
  startDate: string;
  endDate: string;
  startTime: string | null;
  hours: number | null;
  services: Schemas['BookingServiceLine'][];
}

/**
 * What a booking would cost and whether it could be made now. A term that no day could allow, such as
 * too many passengers, is a 422. `exceptBookingId`: a booking whose own days and places do not count,
 * because its terms change.
 */
export function quoteOf(
  store: Store,
  wanted: Wanted,
  clock: Clock,
  exceptBookingId?: number,
): Quote | Refusal {
  const problems = daysProblems(wanted.terms, clock);
  if (problems.length > 0) return invalid(problems);
  return wanted.kind === 'BOAT'
    ? boatQuote(store, wanted, clock, exceptBookingId)
    : tourQuote(store, wanted, clock, exceptBookingId);
}

function boatQuote(
  store: Store,
  { boat, terms }: Extract<Wanted, { kind: 'BOAT' }>,
  clock: Clock,
  exceptBookingId: number | undefined,
): Quote | Refusal {
  const { startDate, endDate, startTime = null, hours = null } = terms;
  const services = serviceLines(store, boat.id, terms.services ?? []);
  if (isRefusal(services)) return services;
  const problems = [
    ...hourProblems(boat, terms, clock),
    ...(terms.passengerCount > boat.capacity ? [tooManyPassengers(boat.capacity)] : []),
  ];
  if (problems.length > 0) return invalid(problems);
  const days = boatDays(store, boat, startDate, endDate, clock.today, exceptBookingId);
  // Another price for a day is a price for the whole day: hours cost the hourly price.
  const basePrice =
    hours !== null
      ? hours * (boat.hourlyPrice ?? 0)
      : days.reduce((sum, day) => sum + day.price, 0);
  return {
    ...priceOf(basePrice, services),
    unavailableDates:
      boat.status === 'ACTIVE'
        ? unavailableBoatDays(store, boat, terms, clock, exceptBookingId)
        : daysBetween(startDate, endDate),
    isInstantConfirmation: days.every((day) => day.isInstantConfirmation),
    startDate,
    endDate,
    startTime,
    hours,
    services,
  };
}

function tourQuote(
  store: Store,
  { tour, date, terms }: Extract<Wanted, { kind: 'TOUR' }>,
  clock: Clock,
  exceptBookingId: number | undefined,
): Quote | Refusal {
  const { startDate, endDate, passengerCount } = terms;
  const problems = [
    ...(date.tourId === tour.id ? dateProblems(date, terms) : [otherTour]),
    ...(passengerCount > date.maxGuests ? [tooManyPassengers(date.maxGuests)] : []),
    ...(terms.services?.length ? [noServices] : []),
  ];
  if (problems.length > 0) return invalid(problems);
  const [day] = tourDays(store, tour, startDate, startDate, clock);
  const isFree =
    tour.status === 'ACTIVE' &&
    isTourDateBookable(store, date, clock, exceptBookingId) &&
    placesLeft(store, date, exceptBookingId) >= passengerCount;
  return {
    ...priceOf(passengerCount * (day?.price ?? tour.price), []),
    unavailableDates: isFree ? [] : daysBetween(startDate, endDate),
    isInstantConfirmation: day?.isInstantConfirmation ?? false,
    startDate,
    endDate,
    startTime: clockTimeOf(date.startDate),
    hours: null,
    services: [],
  };
}

/** The last day of a tour date, in Istanbul. */
export function lastDayOf(date: Pick<TourDateRecord, 'startDate' | 'endDate' | 'durationMinutes'>) {
  return dayOf(date.endDate ?? Date.parse(date.startDate) + date.durationMinutes * 60_000);
}

function daysProblems({ startDate, endDate }: Terms, { today }: Clock): FieldProblem[] {
  if (startDate < today) return [inThePast];
  // Nobody offers more days at once than a host can open.
  return periodProblems({ startDate, endDate }, 'body.endDate');
}

function hourProblems(
  boat: BoatRecord,
  { startDate, endDate, startTime, hours }: Terms,
  clock: Clock,
): FieldProblem[] {
  if (startTime === undefined || hours === undefined) return [];
  if (boat.hourlyPrice === null) return [noHourlyPrice];
  if (endDate !== startDate) return [hoursOfOneDay];
  if (Number(startTime.slice(0, 2)) + hours > closingHour) return [endsTooLate];
  return instantInIstanbul(startDate, startTime) > clock.now ? [] : [startTimeOver];
}

function dateProblems(date: TourDateRecord, { startDate, endDate }: Terms): FieldProblem[] {
  const first = dayOf(date.startDate);
  const last = lastDayOf(date);
  return [
    ...(startDate === first ? [] : [notTheDay('body.startDate', first)]),
    ...(endDate === last ? [] : [notTheDay('body.endDate', last)]),
  ];
}

function serviceLines(
  store: Store,
  boatId: number,
  choices: readonly Schemas['BookingServiceChoice'][],
): Schemas['BookingServiceLine'][] | Refusal {
  const lines: Schemas['BookingServiceLine'][] = [];
  const problems: FieldProblem[] = [];
  for (const [index, { serviceId, quantity }] of choices.entries()) {
    const field = `body.services.${index}.serviceId`;
    const service = store.boatServices.get(serviceId);
    if (service?.boatId !== boatId) problems.push(unknownService(field));
    else if (lines.some((line) => line.serviceId === serviceId)) problems.push(twice(field));
    else lines.push(serviceLine(service, quantity));
  }
  return problems.length > 0 ? invalid(problems) : lines;
}

const inThePast: FieldProblem = {
  field: 'body.startDate',
  message: {
    tr: 'Başlangıç tarihi bugünden önce olamaz.',
    en: 'The start date cannot be before today.',
  },
};
const noHourlyPrice: FieldProblem = {
  field: 'body.hours',
  message: {
    tr: 'Bu tekne saatlik kiralanmıyor.',
    en: 'This boat is not let by the hour.',
  },
};
const hoursOfOneDay: FieldProblem = {
  field: 'body.endDate',
  message: {
    tr: 'Saatlik rezervasyon aynı gün içinde biter.',
    en: 'A booking by the hour ends on the day it starts.',
  },
};
const endsTooLate: FieldProblem = {
  field: 'body.hours',
  message: {
    tr: `Saatlik rezervasyon en geç saat ${closingHour}:00 olunca biter.`,
    en: `A booking by the hour ends by ${closingHour}:00.`,
  },
};
const startTimeOver: FieldProblem = {
  field: 'body.startTime',
  message: { tr: 'Bu saat geçti.', en: 'This time is already over.' },
};
const otherTour: FieldProblem = {
  field: 'body.tourDateId',
  message: { tr: 'Bu tarih başka bir tura ait.', en: 'This date belongs to another tour.' },
};
const noServices: FieldProblem = {
  field: 'body.services',
  message: {
    tr: 'Ek hizmetler yalnızca teknelerde seçilebilir.',
    en: 'Extra services can be added to boats only.',
  },
};
const tooManyPassengers = (capacity: number): FieldProblem => ({
  field: 'body.passengerCount',
  message: { tr: `en fazla ${capacity} kişi`, en: `at most ${capacity} people` },
});
const notTheDay = (field: string, day: string): FieldProblem => ({
  field,
  message: { tr: `bu turun günü ${day}`, en: `the day of this tour date is ${day}` },
});
const unknownService = (field: string): FieldProblem => ({
  field,
  message: { tr: 'bu teknenin hizmeti değil', en: 'is not a service of this boat' },
});
const twice = (field: string): FieldProblem => ({
  field,
  message: { tr: 'iki kez seçilmiş', en: 'is chosen twice' },
});
