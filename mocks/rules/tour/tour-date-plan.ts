import { tourCreateLimits } from '../../../generated/limits.ts';
import type { Schemas, TourDateRecord, TourRecord } from '../../store/records.ts';
import { dateValues, endOf, isWithin } from './tour-dates.ts';

type Values = Omit<TourDateRecord, 'id' | 'tourId'>;

/** A date of a plan and what becomes of it. */
interface PlannedDate {
  values: Values;
  outcome: Schemas['TourDateOutcome'];
  /** The start, an instant, of the date that it overlaps. */
  overlapsWith: string | null;
}

/**
 * Works out which dates of a plan a tour can take beside the `others` it has, each by itself: what is refused
 * leaves room for what comes after it. `now` in milliseconds since 1970.
 */
export function planDates(
  said: readonly Schemas['TourDateDetails'][],
  tour: Pick<TourRecord, 'duration'>,
  others: readonly TourDateRecord[],
  now: number,
): PlannedDate[] {
  const taken: Values[] = [...others];
  return said.map((one) => {
    const values = dateValues(one, tour);
    const clash = taken.find((other) =>
      isWithin(other, Date.parse(values.startDate), endOf(values)),
    );
    const overlapsWith = clash?.startDate ?? null;
    if (Date.parse(values.startDate) <= now) return { values, outcome: 'PAST', overlapsWith };
    if (clash) return { values, outcome: 'OVERLAPS', overlapsWith };
    if (taken.length >= tourCreateLimits.tourDates.maxItems) {
      return { values, outcome: 'TOO_MANY', overlapsWith };
    }
    taken.push(values);
    return { values, outcome: 'CREATED', overlapsWith };
  });
}
