import type { Boat, CalendarDay } from '../../../../api/contract/types.ts';
import { isPerPerson } from '../../../../domain/boat/is-per-person.ts';
import { departed } from '../../../../domain/booking/usual-hour.ts';
import { depositOf } from '../../../../domain/payment/deposit.ts';
import type { HourRange } from '../../../../domain/trip/hours.ts';
import type { DateRange } from '../../../../domain/trip/trip-search.ts';
import { daysBetween } from '../../../../lib/calendar-day.ts';

/** What the price of the boat or the places is made of: `₺48.500 × 3 gün`. Lira. */
export interface BaseLine {
  unit: 'day' | 'hour' | 'person';
  price: number;
  count: number;
  total: number;
}

/** An extra service of the trip, and how many of it. */
export interface ServiceChoice {
  serviceId: number;
  quantity: number;
}

/** An extra service as it would stand in the booking. Lira. */
interface ServiceLine {
  serviceId: number;
  name: string;
  isPerPerson: boolean;
  price: number;
  quantity: number;
  total: number;
}

/** What a trip costs, and whether it can be had; lira, the deposit in whole lira. */
export interface Quote {
  base: BaseLine[];
  services: ServiceLine[];
  totalPrice: number;
  /** To be paid now. */
  depositAmount: number;
  /** To be paid on board. */
  balance: number;
  /** Whether it is confirmed at once, rather than by the captain. */
  isInstant: boolean;
  /** The days of it, `YYYY-MM-DD`, that cannot be booked so; empty when it can be had. */
  unavailable: string[];
  /** When its first day has begun, `HH:mm`, where that is why. */
  departed?: string | undefined;
}

/** A sum of lira without what binary fractions add to it: rounded to whole kuruş. */
export function toKurus(lira: number): number {
  return Math.round(lira * 100) / 100;
}

/** What is asked of a boat: whole days, both counted, or some hours of one. */
export interface BoatTrip {
  days: DateRange;
  hours: HourRange | null;
  services: readonly ServiceChoice[];
}

/**
 * The price of a boat's trip: each day at its own price, or hours at the hourly one, and the extra
 * services; food for each, everything else once. `calendar` holds the entries of the
 * days; a day without one cannot be booked. Whole days need days without any booking, and that the
 * first of them has not begun; hours leave it to the start times.
 */
export function boatQuote(
  boat: Pick<Boat, 'dailyPrice' | 'hourlyPrice' | 'services' | 'dayPlan'>,
  { days, hours, services }: BoatTrip,
  calendar: readonly CalendarDay[],
  at?: Date,
): Quote {
  const hasBegun = hours ? undefined : departed(boat, days.start, at);
  const entries = new Map(calendar.map((day) => [day.date, day]));
  const dates = daysBetween(days.start, days.end);
  const priceOn = (date: string) => entries.get(date)?.price ?? boat.dailyPrice;
  const base = hours
    ? [baseLine('hour', boat.hourlyPrice ?? 0, hours.hours)]
    : byPrice(dates.map(priceOn));
  return quoteOf(base, serviceLines(boat.services, services), {
    isInstant: dates.every((date) => entries.get(date)?.isInstantConfirmation === true),
    unavailable: dates.filter((date) => {
      const day = entries.get(date);
      const isLate = hasBegun !== undefined && date === days.start;
      return !day?.isAvailable || isLate || (!hours && day.hasBookings);
    }),
    departed: hasBegun,
  });
}

/**
 * The price of places on a tour date: that of its day for each, which beats the tour's
 * own. `day` is the calendar's entry of the date; without one it cannot be booked.
 */
export function tourQuote(
  tour: { price: number },
  date: string,
  guests: number,
  day: CalendarDay | undefined,
): Quote {
  return quoteOf([baseLine('person', day?.price ?? tour.price, guests)], [], {
    isInstant: day?.isInstantConfirmation ?? false,
    unavailable: day?.isAvailable ? [] : [date],
  });
}

/** The chosen services of a boat as lines; those that it does not have are left out. */
function serviceLines(offered: Boat['services'], choices: readonly ServiceChoice[]): ServiceLine[] {
  return choices.flatMap(({ serviceId, quantity }) => {
    const service = offered.find(({ id }) => id === serviceId);
    if (!service) return [];
    const { name, price } = service;
    const isForEach = isPerPerson(service);
    const total = isForEach ? toKurus(price * quantity) : price;
    return [{ serviceId, name, isPerPerson: isForEach, price, quantity, total }];
  });
}

function quoteOf(
  base: BaseLine[],
  services: ServiceLine[],
  terms: Pick<Quote, 'isInstant' | 'unavailable' | 'departed'>,
): Quote {
  const sum = [...base, ...services].reduce((all, { total }) => all + total, 0);
  const totalPrice = toKurus(sum);
  const depositAmount = depositOf(totalPrice);
  return {
    base,
    services,
    totalPrice,
    depositAmount,
    balance: toKurus(totalPrice - depositAmount),
    ...terms,
  };
}

const baseLine = (unit: BaseLine['unit'], price: number, count: number): BaseLine => ({
  unit,
  price,
  count,
  total: toKurus(price * count),
});

/** One line for each price, in the order in which the days bring them. */
function byPrice(prices: readonly number[]): BaseLine[] {
  return [...Map.groupBy(prices, (price) => price)].map(([price, { length }]) =>
    baseLine('day', price, length),
  );
}
