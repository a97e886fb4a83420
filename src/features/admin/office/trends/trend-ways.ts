import { linkOptions } from '@tanstack/react-router';
import type { PlatformTrends } from '../../../../api/contract/types.ts';

/** The lists of the records that the trends count, over the same days. */
export function trendWays({ startDate, endDate }: PlatformTrends) {
  const made = { createdFrom: startDate, createdTo: endDate };
  return {
    registrations: linkOptions({ to: '/admin/users', search: made }),
    bookings: linkOptions({ to: '/admin/bookings', search: made }),
    revenue: linkOptions({
      to: '/admin/bookings',
      search: { view: 'payments', from: startDate, to: endDate },
    }),
    reviews: linkOptions({ to: '/admin/reviews', search: { from: startDate, to: endDate } }),
  };
}

/** Where a trend leads. */
export type TrendWay = ReturnType<typeof trendWays>[keyof ReturnType<typeof trendWays>];
