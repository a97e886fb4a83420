import { type Handlers, notImplemented } from './handler.ts';

export const reviewReplies: Pick<
  Handlers,
  | 'listReviewReplies'
  | 'countReviewReplies'
  | 'replyToReview'
  | 'getReviewReply'
  | 'listUserReviewReplies'
> = {
  listReviewReplies: notImplemented,
  countReviewReplies: notImplemented,
  replyToReview: notImplemented,
  getReviewReply: notImplemented,
  listUserReviewReplies: notImplemented,
};
