import * as v from 'valibot';
import { listNotificationsPageParameters } from '../../../api/contract/contract.ts';
import { lenient } from '../../../lib/lenient.ts';

const { page } = listNotificationsPageParameters;

/** What the address of the notifications page holds: the page from 1, and which are shown. */
export const notificationSearch = v.object({
  page: lenient(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(page.maximum + 1))),
  show: lenient(v.literal('unread')),
});

export type NotificationSearch = v.InferOutput<typeof notificationSearch>;
