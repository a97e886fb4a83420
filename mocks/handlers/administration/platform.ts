import { adminQueues } from '../../rules/administration/admin-queues.ts';
import { platformTrends } from '../../rules/administration/platform-trends.ts';
import { adminActivity } from '../../views/administration/admin-activity.ts';
import type { SomeHandlers } from '../handler.ts';

/** How the product is doing, what waits and what happened lately. */
export const platform: SomeHandlers<'getPlatformTrends' | 'listAdminQueues' | 'listAdminActivity'> =
  {
    getPlatformTrends: ({ store, query, today }) => ({
      status: 200,
      body: platformTrends(store, today, query.days),
    }),

    listAdminQueues: ({ store }) => ({ status: 200, body: adminQueues(store) }),

    listAdminActivity({ store, query, today }) {
      const { type } = query;
      const found = adminActivity(store, today).filter(
        (activity) => type === undefined || activity.type === type,
      );
      return { status: 200, body: found };
    },
  };
