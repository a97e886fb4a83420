import * as v from 'valibot';
import {
  bookingKindValues,
  bookingStatusValues,
  ownerBookingSortValues,
} from '../../../../api/contract/contract.ts';
import { lenient } from '../../../../lib/lenient.ts';
import { countParam, dayParam } from '../../../../lib/search-params.ts';

// Apart from what goes by them: the route reads the address, so the entry has these.

/** Named as the contract names the filters of the list; what makes no sense is as if it were left out. */
export const hostBookingSearch = v.object({
  kind: lenient(v.picklist(bookingKindValues)),
  status: lenient(v.picklist(bookingStatusValues)),
  boatId: countParam,
  tourId: countParam,
  from: dayParam,
  to: dayParam,
  createdFrom: dayParam,
  createdTo: dayParam,
  sort: lenient(v.picklist(ownerBookingSortValues)),
});

/** What the list shows. */
export interface BookingListSearch extends v.InferOutput<typeof hostBookingSearch> {
  /** Typed to look for, maybe the name of a guest: it stands in the history and in no address. */
  query?: string | undefined;
}
