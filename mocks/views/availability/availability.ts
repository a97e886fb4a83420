import type { OfferDay } from '../../rules/availability/availability.ts';
import type { AvailabilityRecord, Schemas } from '../../store/records.ts';

/** A day as a calendar shows it; who booked it stays private. */
export function calendarDay(day: OfferDay): Schemas['CalendarDay'] {
  const priceOverride = day.entry?.priceOverride ?? null;
  return {
    date: day.date,
    availabilityId: day.entry?.id ?? null,
    isAvailable: day.isBookable,
    isInstantConfirmation: day.isInstantConfirmation,
    isOverride: priceOverride !== null,
    hasBookings: day.hasBookings,
    price: day.price,
    priceOverride,
  };
}

/** Whether a day can still be booked. */
export function checkWithBookings(
  date: string,
  day: OfferDay | undefined,
): Schemas['AvailabilityCheckWithBookings'] {
  return {
    date,
    isAvailable: day?.isBookable ?? false,
    hasBookings: day?.hasBookings ?? false,
  };
}

/** Entries by date, the earliest first. */
export function byDate(entries: readonly AvailabilityRecord[]): AvailabilityRecord[] {
  return entries.toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** Entries by date, the latest first. */
export function byDateDescending(entries: readonly AvailabilityRecord[]): AvailabilityRecord[] {
  return byDate(entries).reverse();
}
