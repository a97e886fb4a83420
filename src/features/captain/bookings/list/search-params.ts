import * as v from 'valibot';
import {
  bookingKindValues,
  bookingStatusValues,
  ownerBookingSortValues,
} from '../../../../api/contract/contract.ts';
import { isCalendarDay } from '../../../../lib/calendar-day.ts';

// Apart from what goes by them: the route reads the address, so the entry has these.

const day = v.fallback(v.optional(v.pipe(v.string(), v.check(isCalendarDay))), undefined);
const id = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined);

/** Named as the contract names the filters of the list; what makes no sense is as if it were left out. */
export const hostBookingSearch = v.object({
  kind: v.fallback(v.optional(v.picklist(bookingKindValues)), undefined),
  status: v.fallback(v.optional(v.picklist(bookingStatusValues)), undefined),
  // A number looks for the booking that has it.
  query: v.fallback(
    v.optional(
      v.pipe(
        v.union([v.string(), v.number()]),
        v.transform(String),
        v.trim(),
        v.nonEmpty(),
        v.maxLength(100),
      ),
    ),
    undefined,
  ),
  boatId: id,
  tourId: id,
  from: day,
  to: day,
  createdFrom: day,
  createdTo: day,
  sort: v.fallback(v.optional(v.picklist(ownerBookingSortValues)), undefined),
});

export type BookingListSearch = v.InferOutput<typeof hostBookingSearch>;
