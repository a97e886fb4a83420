import * as v from 'valibot';
import {
  bookingKindValues,
  bookingStatusValues,
  ownerBookingSortValues,
} from '../../../../api/contract/contract.ts';
import { lenient } from '../../../../lib/lenient.ts';
import { countParam, dayParam, textParam } from '../../../../lib/search-params.ts';

// Apart from what goes by them: the route reads the address, so the entry has these.

/** Named as the contract names the filters of the list; what makes no sense is as if it were left out. */
export const hostBookingSearch = v.object({
  kind: lenient(v.picklist(bookingKindValues)),
  status: lenient(v.picklist(bookingStatusValues)),
  query: textParam,
  boatId: countParam,
  tourId: countParam,
  from: dayParam,
  to: dayParam,
  createdFrom: dayParam,
  createdTo: dayParam,
  sort: lenient(v.picklist(ownerBookingSortValues)),
});

export type BookingListSearch = v.InferOutput<typeof hostBookingSearch>;
