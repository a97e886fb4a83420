import { tourCreateLimits } from '../../../generated/limits.ts';
import type { Schemas, TourDateRecord, TourRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { isOpen } from '../availability/availability.ts';
import { instant } from '../calendar/day.ts';
import { compare } from '../common/order.ts';
import { conflict, type FieldProblem, type Refusal } from '../common/refusal.ts';
import { bookedPassengers } from './tour-places.ts';

/** Most dates that a tour has. */
const MAX_TOUR_DATES = tourCreateLimits.tourDates.maxItems;

/** What a guide writes about a date, without where it belongs. */
type DateValues = Omit<TourDateRecord, 'id' | 'tourId'>;

/** Order for `sort`: the earliest first; dates that begin together by id. */
export function inTime(a: TourDateRecord, b: TourDateRecord): number {
  return compare(a.startDate, b.startDate) || a.id - b.id;
}

/**
 * A date as it is kept. Without a length or language the tour's own counts, without a status the date is AVAILABLE;
 * instants are kept in UTC, whatever offset they came with.
 */
export function dateValues(
  said: Schemas['TourDateDetails'],
  tour: Pick<TourRecord, 'duration'>,
): DateValues {
  return {
    startDate: instant(Date.parse(said.startDate)),
    endDate: said.endDate ? instant(Date.parse(said.endDate)) : null,
    durationText: said.durationText,
    durationMinutes: said.durationMinutes ?? tour.duration.hours * 60 + tour.duration.minutes,
    availabilityStatus: said.availabilityStatus ?? 'AVAILABLE',
    maxGuests: said.maxGuests,
    language: said.language ?? null,
  };
}

/** What is wrong with a date by itself. `capacity` is that of the tour, `field` its place in the request. */
export function dateProblems(
  said: Schemas['TourDateDetails'],
  capacity: number,
  field = 'body',
): FieldProblem[] {
  const endsBeforeStart =
    typeof said.endDate === 'string' && Date.parse(said.endDate) < Date.parse(said.startDate);
  return [
    ...(endsBeforeStart ? [{ field: `${field}.endDate`, message: END_BEFORE_START }] : []),
    ...(said.maxGuests > capacity
      ? [{ field: `${field}.maxGuests`, message: overCapacity(capacity) }]
      : []),
  ];
}

/** More guests than a tour has room for. */
export const overCapacity = (capacity: number) => ({
  tr: `Turun kapasitesi olan ${capacity} kişiden fazla olamaz.`,
  en: `must be at most ${capacity}, the capacity of the tour`,
});

const END_BEFORE_START = {
  tr: 'Bitiş zamanı başlangıçtan önce olamaz.',
  en: 'must not be before the start',
};

/** When a date is over, in milliseconds since 1970: at its end, or after its length when that is unknown. */
export function endOf({ startDate, endDate, durationMinutes }: DateValues): number {
  return endDate ? Date.parse(endDate) : Date.parse(startDate) + durationMinutes * 60_000;
}

/** Whether a date shares at least a moment with a span of milliseconds since 1970; touching ends do not. */
export function isWithin(date: DateValues, start: number, end: number): boolean {
  return Date.parse(date.startDate) < end && endOf(date) > start;
}

/** 409 when one of the dates overlaps another of them or one of the `others` of its tour. */
export function overlapRefusal(
  dates: readonly DateValues[],
  others: readonly DateValues[],
): Refusal | undefined {
  for (const [index, date] of dates.entries()) {
    const rest = [...others, ...dates.slice(index + 1)];
    const clash = rest.find((other) => isWithin(other, Date.parse(date.startDate), endOf(date)));
    if (clash) {
      return conflict('TOUR_DATE_OVERLAP', {
        tr: `Bu tarih turun başka bir tarihiyle çakışıyor: ${clash.startDate}`,
        en: `The date overlaps another one of the tour: ${clash.startDate}`,
      });
    }
  }
  return undefined;
}

/** 409 when a tour would have more dates than the contract lets it have. */
export function tooManyDates(count: number): Refusal | undefined {
  if (count <= MAX_TOUR_DATES) return undefined;
  return conflict('TOO_MANY_TOUR_DATES', {
    tr: `Bir turun en fazla ${MAX_TOUR_DATES} tarihi olabilir.`,
    en: `A tour has at most ${MAX_TOUR_DATES} dates.`,
  });
}

/** 409 when a date would have room for fewer guests than are booked already. */
export function guestsRefusal(
  store: Store,
  tourDateId: number,
  maxGuests: number,
): Refusal | undefined {
  const booked = bookedPassengers(store, tourDateId);
  if (maxGuests >= booked) return undefined;
  return conflict('FEWER_THAN_BOOKED', {
    tr: `Bu tarih için ${booked} kişi rezervasyon yaptı; daha az kişi seçilemez.`,
    en: `${booked} guests are booked for this date; it cannot have room for fewer.`,
  });
}

/** 409 when one of the dates has a booking that is PENDING or CONFIRMED. */
export function removalRefusal(
  store: Store,
  dates: readonly Pick<TourDateRecord, 'id'>[],
): Refusal | undefined {
  const isBooked = dates.some(({ id }) => store.bookings.where('tourDateId', id).some(isOpen));
  if (!isBooked) return undefined;
  return conflict('TOUR_DATE_BOOKED', {
    tr: 'Bekleyen veya onaylanmış rezervasyonu olan tur tarihi silinemez.',
    en: 'A date with pending or confirmed bookings cannot be deleted.',
  });
}

/** Removes dates for good; what was once booked of them stays, without the date. */
export function removeDates(store: Store, dates: readonly Pick<TourDateRecord, 'id'>[]): void {
  for (const { id } of dates) {
    for (const booking of store.bookings.where('tourDateId', id)) {
      store.bookings.update(booking.id, { tourDateId: null });
    }
    store.tourDates.remove(id);
  }
}
