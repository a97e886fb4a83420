import * as v from 'valibot';

/** What the address of the notifications page holds: the page from 1, and which are shown. */
export const notificationSearch = v.object({
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(2))), undefined),
  show: v.fallback(v.optional(v.literal('unread')), undefined),
});

export type NotificationSearch = v.InferOutput<typeof notificationSearch>;
