import { notifyAndEmail } from '../../rules/booking/booking-notifications.ts';
import { instant } from '../../rules/calendar/day.ts';
import { newestFirst } from '../../rules/common/order.ts';
import { conflict, notFound } from '../../rules/common/refusal.ts';
import { repliesTo, replyView } from '../../views/review/review.ts';
import type { SomeHandlers } from '../handler.ts';

/** Most replies that one review takes, as many as an answer holds. */
const MAX_REPLIES = 50;

export const reviewReplies: SomeHandlers<
  | 'listReviewReplies'
  | 'countReviewReplies'
  | 'replyToReview'
  | 'getReviewReply'
  | 'listUserReviewReplies'
> = {
  listReviewReplies({ store, path }) {
    if (!store.reviews.get(path.id)) return notFound();
    return { status: 200, body: repliesTo(store, path.id) };
  },

  countReviewReplies({ store, path }) {
    if (!store.reviews.get(path.id)) return notFound();
    return { status: 200, body: { count: store.reviewReplies.where('reviewId', path.id).length } };
  },

  replyToReview({ store, user, path, body, now }) {
    const review = store.reviews.get(path.id);
    if (!review) return notFound();
    if (store.reviewReplies.where('reviewId', review.id).length >= MAX_REPLIES) {
      return conflict('TOO_MANY_REPLIES', {
        tr: `Bir yoruma en fazla ${MAX_REPLIES} yanıt yazılabilir.`,
        en: `A review takes at most ${MAX_REPLIES} replies.`,
      });
    }
    const reply = store.reviewReplies.insert({
      reviewId: review.id,
      userId: user.id,
      message: body.message.trim(),
      isOfficial: user.role !== 'CUSTOMER', // by the role: nobody makes a reply official by saying so
      createdAt: instant(now),
    });
    const said = `${user.fullName}: ${reply.message.slice(0, 500)}`;
    notifyAndEmail(store, now, review.customerId, {
      type: 'INFO',
      subject: { kind: 'REVIEW', id: review.id },
      title: { tr: 'Yorumunuza yanıt geldi', en: 'Your review was answered' },
      message: { tr: said, en: said },
    });
    return { status: 201, body: replyView(store, reply) };
  },

  getReviewReply({ store, path }) {
    const reply = store.reviewReplies.get(path.id);
    return reply ? { status: 200, body: replyView(store, reply) } : notFound();
  },

  listUserReviewReplies({ store, path }) {
    if (!store.users.get(path.id)) return notFound();
    const newest = store.reviewReplies.where('userId', path.id).toSorted(newestFirst);
    return { status: 200, body: newest.map((reply) => replyView(store, reply)) };
  },
};
