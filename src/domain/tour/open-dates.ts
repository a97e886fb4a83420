import type { TourDate, TourDateOfTour, TourSummary } from '../../api/contract/types.ts';

type Dates<Date extends Pick<TourDate, 'startDate' | 'availabilityStatus'>> = {
  tourDates: readonly Date[];
};

/** The dates of a tour that can still be booked, the next first. `now` in RFC 3339. */
export function openDates<Date extends Pick<TourDate, 'startDate' | 'availabilityStatus'>>(
  { tourDates }: Dates<Date>,
  now: string,
): Date[] {
  return tourDates.filter(
    ({ startDate, availabilityStatus }) => startDate > now && availabilityStatus === 'AVAILABLE',
  );
}

/** The date on which a tour takes place next; undefined when none is open. */
export function nextDate(
  tour: Pick<TourSummary, 'tourDates'>,
  now: string,
): TourDateOfTour | undefined {
  return openDates(tour, now)[0];
}

/** How many more guests a date takes: its free seats, or all of them where these are not told. */
export function seatsToHave({
  freeSeats,
  maxGuests,
}: Pick<TourDate, 'freeSeats' | 'maxGuests'>): number {
  return freeSeats ?? maxGuests;
}
