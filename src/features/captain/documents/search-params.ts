import * as v from 'valibot';
import {
  bookingKindValues,
  documentStateValues,
  documentValidityValues,
} from '../../../api/contract/contract.ts';
import { lenient } from '../../../lib/lenient.ts';

/** What the address of the page asks for; what makes no sense is as if it were left out. */
export const documentSearch = v.object({
  /** Only documents of boats, or only those of tours. */
  kind: lenient(v.picklist(bookingKindValues)),
  state: lenient(v.picklist(documentStateValues)),
  validity: lenient(v.picklist(documentValidityValues)),
  /** From 1; left out on the first. */
  page: lenient(v.pipe(v.number(), v.integer(), v.minValue(2))),
});

export type DocumentSearch = v.InferOutput<typeof documentSearch>;

/** The request of a page, as the service counts pages. */
export const documentsRequest = ({ page = 1, ...filters }: DocumentSearch) => ({
  ...filters,
  page: page - 1,
});
