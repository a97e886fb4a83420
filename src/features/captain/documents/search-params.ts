import * as v from 'valibot';
import {
  bookingKindValues,
  documentStateValues,
  documentValidityValues,
} from '../../../api/contract/contract.ts';

/** What the address of the page asks for; what makes no sense is as if it were left out. */
export const documentSearch = v.object({
  /** Only documents of boats, or only those of tours. */
  kind: v.fallback(v.optional(v.picklist(bookingKindValues)), undefined),
  state: v.fallback(v.optional(v.picklist(documentStateValues)), undefined),
  validity: v.fallback(v.optional(v.picklist(documentValidityValues)), undefined),
  /** From 1; left out on the first. */
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(2))), undefined),
});

export type DocumentSearch = v.InferOutput<typeof documentSearch>;

/** The request of a page, as the service counts pages. */
export const documentsRequest = ({ page = 1, ...filters }: DocumentSearch) => ({
  ...filters,
  page: page - 1,
});
