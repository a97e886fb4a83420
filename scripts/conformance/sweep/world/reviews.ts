import type { Session } from '../../actors/actors.ts';
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
  /** Who offers it, where it is one of the captains who are asked as somebody else elsewhere. */
  host: Session | undefined;
}

const CAPTAINS: readonly Actor[] = ['BOAT_OWNER', 'OTHER_BOAT_OWNER'];

export const COMMENT = 'Uyum denetiminin yazdığı yorum; kısa süre sonra silinir.';

/**
 * Reviews need a trip that has taken place, which no call of the contract can bring about. So they are
 * written for trips that the two customers have made before, which is a write to what the run did not
 * create, and removed by the administrator.
 */
export function createReviews({ run }: WorldContext) {
  const captainOf = (hostId: unknown) =>
    CAPTAINS.map((name) => run.context.actors.session(name)).find(
      (captain) => captain?.userId === hostId,
    );

  const found = once(async () => {
    const result: Reviewable[] = [];
    const customers: Actor[] = ['CUSTOMER', 'OTHER_CUSTOMER'];
    for (const actor of customers) {
      const { userId } = run.session(actor);
      const list = await run.call('listCustomerBookings', actor, { path: { id: userId } });
      for (const { id, status, hostId } of recordsOf(list.body)) {
        if (status !== 'COMPLETED' || typeof id !== 'number') continue;
        const reviews = await run.call('listBookingReviews', actor, { path: { id } });
        if (reviews.ok && recordsOf(reviews.body).length === 0) {
          result.push({ bookingId: id, actor, host: captainOf(hostId) });
        }
      }
    }
    return {
      ofOthers: result.filter(({ host }) => host === undefined),
      ofCaptains: result.filter(({ host }) => host !== undefined),
    };
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

  function allow() {
    run.session('ADMIN');
    if (!run.context.allowForeignWrites) {
      throw new Unavailable('needs --allow-foreign-writes, to review a trip that was made before');
    }
  }

  /** A booking without a review that nobody else is given; of a captain who is none of the actors where that counts. */
  async function reviewable(isOfOther = false): Promise<Reviewable> {
    allow();
    const { ofOthers, ofCaptains } = await found();
    const next = ofOthers.shift() ?? (isOfOther ? undefined : ofCaptains.shift());
    const again = next ?? freed.shift() ?? (await reviewedAgain());
    if (!again || (isOfOther && again.host))
      throw new Unavailable('needs a COMPLETED booking of a customer without a review');
    return again;
  }

  /** The same, of a captain who is one of the actors. */
  async function reviewableOfCaptain(): Promise<Reviewable> {
    allow();
    const next = (await found()).ofCaptains.shift();
    if (!next) throw new Unavailable('needs a trip without a review with a captain who is given');
    return next;
  }

  async function newReview(isOfOther = false) {
    const next = await reviewable(isOfOther);
    const { bookingId, actor } = next;
    const answer = await run.call('createReview', actor, {
      body: { bookingId, rating: 4, comment: COMMENT },
    });
    const id = idOf(answer, 'a review');
    reviewed.push(next);
    return { ...next, id, boatId: numberAt(answer.body, 'boatId') };
  }

  /** A review that an administrator has reported. */
  const reportedReviewId = once(async () => {
    const { id } = await newReview();
    const body = { reason: 'Uyum denetimi bildirdi.' };
    await run.call('flagReview', 'ADMIN', { path: { id }, body });
    return id;
  });

  return {
    reviewable,
    reviewableOfCaptain,
    newReview,
    reportedReviewId,
    review: once(() => newReview(true)),
  };
}
