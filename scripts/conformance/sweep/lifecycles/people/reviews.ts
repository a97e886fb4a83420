import { at, numberAt } from '../../../lib/json.ts';
import { COMMENT } from '../../world/reviews.ts';
import type { Lifecycle } from '../lifecycle.ts';

/** A trip is reviewed once, after it has taken place; figures follow. */
export const reviews: Lifecycle = {
  name: 'reviews',
  operationIds: [
    'createReview',
    'updateReview',
    'deleteReview',
    'replyToReview',
    'flagReview',
    'getBoatAverageRating',
    'countBoatReviews',
    'getBoat',
  ],
  async run({ call, done, field, holds, status, world }) {
    const early = { bookingId: await world.bookingId(), rating: 5, comment: COMMENT };
    const refused = await call('createReview', 'CUSTOMER', { body: early });
    status(refused, [422], 'a booking that is not completed');

    const { bookingId, actor } = await world.reviewable();
    const before = await call('getBooking', actor, { path: { id: bookingId } });
    const [kind, subject] = [at(before.body, 'kind'), numberAt(before.body, 'boatId')];
    const ofBoat = kind === 'BOAT' && subject !== undefined;
    const count = () => call('countBoatReviews', 'ANONYMOUS', { path: { id: subject ?? 0 } });
    const was = ofBoat ? (numberAt((await count()).body, 'count') ?? 0) : 0;
    const create = () =>
      call('createReview', actor, { body: { bookingId, rating: 2, comment: COMMENT } });
    const made = await create();
    if (!done(made, 'a completed booking')) return;
    const path = { id: numberAt(made.body, 'id') ?? 0 };
    field(made, 'isVerified', true, 'tied to a completed booking');
    status(await create(), [409], 'a second review of a booking');
    if (ofBoat) field(await count(), 'count', was + 1, 'one review more');
    const body = { rating: 1, comment: `${COMMENT} Değişti.` };
    done(await call('updateReview', actor, { path, body }), 'its author changes it');
    const read = await call('getReview', 'ANONYMOUS', { path });
    field(read, 'rating', 1, 'the new stars');
    holds(at(read.body, 'bookingId') === undefined, read, 'public', 'no booking in public', 'one');
    const own = await call('getReview', actor, { path });
    field(own, 'bookingId', bookingId, 'its customer, who sends a token, is told the booking');

    const message = { message: 'Teşekkürler.', isOfficial: false };
    const reply = await call('replyToReview', 'ADMIN', { path, body: message });
    if (done(reply, 'an administrator replies')) {
      field(reply, 'isOfficial', true, 'the role tells, whatever the body says');
      const replied = await call('getReview', 'ANONYMOUS', { path });
      field(replied, 'replies.0.message', message.message, 'the reply stands with its review');
    }
    const flag = () => call('flagReview', 'ADMIN', { path, body: { reason: 'Uyum denetimi.' } });
    if (done(await flag(), 'an administrator flags')) status(await flag(), [409], 'flagging twice');
    await call('deleteReview', 'ADMIN', { path });
    status(await call('getReview', 'ANONYMOUS', { path }), [404], 'a deleted review');
    if (ofBoat) field(await count(), 'count', was, 'one review less');
  },
};
