import * as v from 'valibot';
import {
  reportedReviewSortValues,
  reportStateValues,
  reviewCategoryValues,
  reviewSortValues,
} from '../../../api/contract/contract.ts';
import { pageParam } from '../../../domain/managed-list/page-param.ts';
import { lenient } from '../../../lib/lenient.ts';
import { countParam, dayParam, textParam } from '../../../lib/search-params.ts';

/** Exactly so many stars, at least so many, or at most. */
export const starChoices = ['5', '4', '3', '2', '1', 'min4', 'min3', 'max2'] as const;
export type StarChoice = (typeof starChoices)[number];

/** A number in the address is read as one. */
const starsParam = lenient(
  v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.picklist(starChoices)),
);

/** What the address of the page asks for; what makes no sense is as if it were left out. */
export const reviewsSearch = v.object({
  /** The queue of reported reviews instead of all of them. */
  view: lenient(v.literal('reported')),
  category: lenient(v.picklist(reviewCategoryValues)),
  /** The review that is open above the list: the audit and the activity lead here so. */
  review: countParam,
  /** From 1; left out on the first. */
  page: pageParam,

  // Of all reviews.
  location: textParam,
  stars: starsParam,
  verified: lenient(v.boolean()),
  withReplies: lenient(v.boolean()),
  reported: lenient(v.boolean()),
  /** Reviews of the last so many days, today included; days of one's own are `from` and `to`. */
  days: lenient(v.picklist([1, 7, 30, 90])),
  from: dayParam,
  to: dayParam,
  sort: lenient(v.picklist(reviewSortValues)),
  // Links from a boat, a tour or a person come with these.
  boatId: countParam,
  tourId: countParam,
  ownerId: countParam,
  customerId: countParam,

  // Of the queue.
  state: lenient(v.picklist([...reportStateValues, 'ALL'])),
  order: lenient(v.picklist(reportedReviewSortValues)),
});

export type ReviewsSearch = v.InferOutput<typeof reviewsSearch>;

/** What is asked of the reviews: what the address says, and a text that is looked for in them. */
export type ReviewsAsked = ReviewsSearch & { keyword?: string | undefined };
