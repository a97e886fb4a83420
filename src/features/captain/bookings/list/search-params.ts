import * as v from 'valibot';
import {
  bookingKindValues,
  bookingStatusValues,
  ownerBookingSortValues,
} from '../../../../api/contract/contract.ts';
import { countParam, dayParam, textParam } from '../../../../lib/search-params.ts';

// Apart from what goes by them: the route reads the address, so the entry has these.

/** Named as the contract names the filters of the list; what makes no sense is as if it were left out. */
export const hostBookingSearch = v.object({
  kind: v.fallback(v.optional(v.picklist(bookingKindValues)), undefined),
  status: v.fallback(v.optional(v.picklist(bookingStatusValues)), undefined),
  query: textParam,
  boatId: countParam,
  tourId: countParam,
  from: dayParam,
  to: dayParam,
  createdFrom: dayParam,
  createdTo: dayParam,
  sort: v.fallback(v.optional(v.picklist(ownerBookingSortValues)), undefined),
});

export type BookingListSearch = v.InferOutput<typeof hostBookingSearch>;
