import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/** What the key of every query of earnings begins with. */
export const financeKey = ['finance'] as const;

/** Whose money, and of which calendar days, `YYYY-MM-DD`, both counted. */
interface FinanceRange {
  hostId: number;
  from: string;
  to: string;
}

/** Earnings, bookings and free days of at most 366 days, as a whole, by month, boat and tour. */
export function financeReportQuery({ hostId, from, to }: FinanceRange) {
  return queryOptions({
    queryKey: [...financeKey, 'report', hostId, from, to],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/captain/profile/finance/report', {
          params: { query: { ownerId: hostId, from, to } },
          signal,
        }),
      ),
  });
}

/** A page (from zero) of the payments of these days, the newest first, with the sums over all of them. */
export function paymentsPageQuery({ hostId, from, to, page }: FinanceRange & { page: number }) {
  return queryOptions({
    queryKey: [...financeKey, 'payments', hostId, from, to, page],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/captain/profile/finance/transactions/paginated', {
          params: { query: { ownerId: hostId, from, to, page, size: 100 } },
          signal,
        }),
      ),
  });
}
