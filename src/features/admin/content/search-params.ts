import * as v from 'valibot';
import { pageParam } from '../../../domain/managed-list/page-param.ts';
import { lenient } from '../../../lib/lenient.ts';

/** The state of `/admin/content` in its address. */
const contentSearch = v.object({
  /** The stories; the places when left out. */
  show: lenient(v.literal('stories')),
  /** Places where boats or tours start, or where none does. */
  offers: lenient(v.picklist(['some', 'none'])),
  /** From 1; left out on the first. */
  page: pageParam,
  /** The place or story that is open, by the end of its address. */
  edit: lenient(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))),
});

export type ContentSearch = v.InferOutput<typeof contentSearch>;

/** Reads an address; what makes no sense in it is as if it were left out. */
export const contentShownBy = (address: Record<string, unknown>): ContentSearch =>
  v.parse(contentSearch, address);
