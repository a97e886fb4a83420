import { numberAt, recordsOf } from '../../lib/json.ts';
import type { Actor } from '../../types.ts';
import { Unavailable } from '../run.ts';
import { idOf } from './created.ts';
import { once } from './memo.ts';
import type { WorldContext } from './world-context.ts';

/** A booking that may be reviewed, and whose it is. */
interface Reviewable {
  bookingId: number;
  actor: Actor;
}

export const COMMENT = 'Uyum denetiminin yazdığı yorum; kısa süre sonra silinir.';

/**
 * Reviews need a trip that has taken place, which no call of the contract can bring about. So they are
 * written for trips that the two customers have made before, which is a write to what the run did not
 * create, and removed by the administrator.
 */
export function createReviews({ run }: WorldContext) {
  const found = once(async () => {
    const result: Reviewable[] = [];
    const customers: Actor[] = ['CUSTOMER', 'OTHER_CUSTOMER'];
    for (const actor of customers) {
      const { userId } = run.session(actor);
      const list = await run.call('listCustomerBookings', actor, { path: { id: userId } });
      for (const { id, status } of recordsOf(list.body)) {
        if (status !== 'COMPLETED' || typeof id !== 'number') continue;
        const reviews = await run.call('listBookingReviews', actor, { path: { id } });
        if (reviews.ok && recordsOf(reviews.body).length === 0) {
          result.push({ bookingId: id, actor });
        }
      }
    }
    return result;
  });

  /** Bookings whose review this run wrote: once it is removed, they can be reviewed again. */
  const reviewed: Reviewable[] = [];
  const freed: Reviewable[] = [];

  async function reviewedAgain(): Promise<Reviewable | undefined> {
    // Each is taken out before it is asked about, so that no two callers are given the same.
    for (const candidate of reviewed.splice(0)) {
      const { bookingId, actor } = candidate;
      const left = await run.call('listBookingReviews', actor, { path: { id: bookingId } });
      if (left.ok && recordsOf(left.body).length === 0) freed.push(candidate);
      else reviewed.push(candidate);
    }
    return freed.shift();
  }

  /** A booking without a review that nobody else is given. */
  async function reviewable(): Promise<Reviewable> {
    run.session('ADMIN');
    if (!run.context.allowForeignWrites) {
      throw new Unavailable('needs --allow-foreign-writes, to review a trip that was made before');
    }
    const next = (await found()).shift() ?? freed.shift() ?? (await reviewedAgain());
    if (!next) throw new Unavailable('needs a COMPLETED booking of a customer without a review');
    return next;
  }

  async function newReview(): Promise<Reviewable & { id: number; boatId: number | undefined }> {
    const { bookingId, actor } = await reviewable();
    const answer = await run.call('createReview', actor, {
      body: { bookingId, rating: 4, comment: COMMENT },
    });
    const id = idOf(answer, 'a review');
    reviewed.push({ bookingId, actor });
    return { id, bookingId, actor, boatId: numberAt(answer.body, 'boatId') };
  }

  /** A review that an administrator has reported. */
  const reportedReviewId = once(async () => {
    const { id } = await newReview();
    const body = { reason: 'Uyum denetimi bildirdi.' };
    await run.call('flagReview', 'ADMIN', { path: { id }, body });
    return id;
  });

  return { reviewable, newReview, reportedReviewId, review: once(newReview) };
}
