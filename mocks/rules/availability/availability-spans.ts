import type { AvailabilityRecord, Schemas } from '../../store/records.ts';
import { addDays } from '../calendar/day.ts';
import { compare } from '../common/order.ts';

const haveSameValues = (span: Schemas['AvailabilitySpan'], entry: AvailabilityRecord) =>
  span.isAvailable === entry.isAvailable &&
  span.priceOverride === entry.priceOverride &&
  span.isInstantConfirmation === entry.isInstantConfirmation;

/**
 * The entries of one boat or tour from one day to another, both included: days in a row that say the same
 * become one span. `regularPrice` in lira holds where a day has no price of its own.
 */
export function availabilitySpans(
  entries: readonly AvailabilityRecord[],
  { startDate, endDate }: { startDate: string; endDate: string },
  regularPrice: number,
): Schemas['AvailabilitySpan'][] {
  const spans: Schemas['AvailabilitySpan'][] = [];
  const within = entries.filter(({ date }) => date >= startDate && date <= endDate);
  for (const entry of within.toSorted((a, b) => compare(a.date, b.date))) {
    const last = spans.at(-1);
    if (last && addDays(last.endDate, 1) === entry.date && haveSameValues(last, entry)) {
      last.endDate = entry.date;
      continue;
    }
    const { date, isAvailable, priceOverride, isInstantConfirmation } = entry;
    spans.push({
      startDate: date,
      endDate: date,
      isAvailable,
      priceOverride,
      isInstantConfirmation,
      price: priceOverride ?? regularPrice,
    });
  }
  return spans;
}
