import * as v from 'valibot';
import { lenient } from '../../../lib/lenient.ts';

/** What the address of the notifications page holds: the page from 1, and which are shown. */
export const notificationSearch = v.object({
  page: lenient(v.pipe(v.number(), v.integer(), v.minValue(2))),
  show: lenient(v.literal('unread')),
});

export type NotificationSearch = v.InferOutput<typeof notificationSearch>;
