import * as v from 'valibot';
import { reviewSortValues } from '../../../api/contract/contract.ts';
import { lenient } from '../../../lib/lenient.ts';
import { countParam } from '../../../lib/search-params.ts';

// Apart from what goes by them: the route reads the address, so the entry has these.

/** What the address of the page asks for; what makes no sense is as if it were left out. */
export const ratingSearch = v.object({
  /** Only the reviews of this boat, or of this tour. */
  boat: countParam,
  tour: countParam,
  stars: lenient(v.picklist([1, 2, 3, 4, 5])),
  /** Those without an answer: nothing else, or before the others. */
  unanswered: lenient(v.picklist(['only', 'first'])),
  /** Reviews of the last so many days, today included. */
  days: lenient(v.picklist([1, 7, 30, 90])),
  sort: lenient(v.picklist(reviewSortValues)),
  /** From 1; left out on the first. */
  page: countParam,
});

/** What the page shows. */
export interface RatingSearch extends v.InferOutput<typeof ratingSearch> {
  /** Typed to look for, maybe the name of a guest: it stands in the history and in no address. */
  text?: string | undefined;
}
