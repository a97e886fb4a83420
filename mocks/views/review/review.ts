import { bookingHost } from '../../rules/booking/booking-parties.ts';
import { compare } from '../../rules/common/order.ts';
import { boatOrDeleted, tourOrDeleted } from '../../rules/offer/deleted-offers.ts';
import { isVerified } from '../../rules/review/review-search.ts';
import type { ReviewRecord, ReviewReplyRecord, Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { fullNameOf, userReference } from '../account/user.ts';

/** A reply with the name of who wrote it. */
export function replyView(store: Store, reply: ReviewReplyRecord): Schemas['ReviewReply'] {
  return { ...reply, userFullName: fullNameOf(store, reply.userId) };
}

/** The replies to a review, the oldest first. */
export function repliesTo(store: Store, reviewId: number): Schemas['ReviewReply'][] {
  return store.reviewReplies
    .where('reviewId', reviewId)
    .toSorted((a, b) => compare(a.createdAt, b.createdAt) || compare(a.id, b.id))
    .map((reply) => replyView(store, reply));
}

/**
 * A review with names and replies joined in, as somebody sees it: the booking is told only to its
 * customer, its host and administrators.
 */
export function reviewView(
  store: Store,
  review: ReviewRecord,
  viewer: UserRecord | undefined,
): Schemas['Review'] {
  const { customerId, bookingId, ...rest } = review;
  const boat = review.boatId === null ? undefined : boatOrDeleted(store, review.boatId);
  const tour = review.tourId === null ? undefined : tourOrDeleted(store, review.tourId);
  return {
    ...rest,
    boatName: boat?.name ?? null,
    tourName: tour?.name ?? null,
    customer: userReference(store, customerId),
    ...(isTold(store, review, viewer) && { bookingId }),
    replies: repliesTo(store, review.id),
    isVerified: isVerified(store, review),
  };
}

function isTold(store: Store, review: ReviewRecord, viewer: UserRecord | undefined): boolean {
  if (!viewer) return false;
  return (
    viewer.role === 'ADMIN' ||
    viewer.id === review.customerId ||
    viewer.id === bookingHost(store, review)?.hostId
  );
}
