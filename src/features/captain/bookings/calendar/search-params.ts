import * as v from 'valibot';
import { dayParam } from '../../../../lib/search-params.ts';

/** What the address of the booking calendar says. */
export const bookingCalendarSearch = v.object({
  /** The id of a boat, or `all` for all boats and tours; all of them when left out. */
  boat: v.fallback(
    v.optional(v.union([v.literal('all'), v.pipe(v.number(), v.integer(), v.minValue(1))])),
    undefined,
  ),
  /** The day whose bookings are shown; today when left out. */
  day: dayParam,
});

export type BookingCalendarSearch = v.InferOutput<typeof bookingCalendarSearch>;
