import * as v from 'valibot';
import {
  bookingKindValues,
  offerSortValues,
  tourStatusValues,
} from '../../../api/contract/contract.ts';
import { pageParam } from '../../../domain/managed-list/page-param.ts';
import { lenient } from '../../../lib/lenient.ts';

const schema = v.object({
  /** Boats when left out. */
  kind: lenient(v.picklist(bookingKindValues)),
  /** Tours have every status of boats, and one more. */
  status: lenient(v.picklist(tourStatusValues)),
  sort: lenient(v.picklist(offerSortValues)),
  page: pageParam,
});

export type OffersSearch = v.InferOutput<typeof schema>;

/** What the address asks of the list; what makes no sense is as if it were left out. */
export function readOffersSearch(search: Readonly<Record<string, unknown>>): OffersSearch {
  return v.parse(schema, search);
}
