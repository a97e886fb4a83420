import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import type { FinanceEntry, PaymentStatus } from '../../contract/types.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/** What the key of every query of earnings begins with. */
export const financeKey = ['finance'] as const;

/** Whose money, and of which calendar days, `YYYY-MM-DD`, both counted. */
export interface FinanceRange {
  hostId: number;
  from: string;
  to: string;
}

/** What narrows down payments, named as the contract names it; what is left out does not. */
export interface PaymentFilter {
  statuses?: PaymentStatus[] | undefined;
  boatId?: number | undefined;
  tourId?: number | undefined;
  query?: string | undefined;
}

/** The most payments that one answer may hold. */
const MOST = 100;

/** Earnings, bookings and free days of at most 366 days, as a whole, by month, and by all boats and tours. */
export function financeReportQuery({ hostId, from, to }: FinanceRange) {
  return queryOptions({
    queryKey: [...financeKey, 'report', hostId, from, to],
    queryFn: async ({ signal }) => {
      const read = (part: number) =>
        unwrap(
          client.GET('/captain/profile/finance/report', {
            params: { query: { ownerId: hostId, from, to, part } },
            signal,
          }),
        );
      const report = await read(0);
      const boats = [...report.boats];
      const tours = [...report.tours];
      for (let part = 1; ; part += 1) {
        if (boats.length >= report.totalBoats && tours.length >= report.totalTours) break;
        const more = await read(part);
        // Some were deleted since the first part was read.
        if (more.boats.length === 0 && more.tours.length === 0) break;
        boats.push(...more.boats);
        tours.push(...more.tours);
      }
      return { ...report, boats, tours };
    },
  });
}

interface PaymentsPage extends FinanceRange, PaymentFilter {
  /** From zero. */
  page: number;
  size?: number;
}

/** A page of the payments of these days, the newest first, with the sums over all that match. */
export function paymentsPageQuery({ hostId, size = MOST, ...search }: PaymentsPage) {
  return queryOptions({
    queryKey: [...financeKey, 'payments', hostId, size, search],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/captain/profile/finance/transactions/paginated', {
          params: { query: { ownerId: hostId, size, ...search } },
          signal,
        }),
      ),
  });
}

/** Every payment of these days that matches, the newest first. Rejects with an ApiError. */
export function allPaymentsQuery({ hostId, ...search }: FinanceRange & PaymentFilter) {
  return queryOptions({
    queryKey: [...financeKey, 'all-payments', hostId, search],
    queryFn: async ({ signal }) => {
      const payments: FinanceEntry[] = [];
      for (let page = 0, pages = 1; page < pages; page += 1) {
        const answer = await unwrap(
          client.GET('/captain/profile/finance/transactions/paginated', {
            params: { query: { ownerId: hostId, ...search, page, size: MOST } },
            signal,
          }),
        );
        payments.push(...answer.content);
        pages = answer.totalPages;
      }
      return payments;
    },
  });
}

/** A page (from zero) of what waits to be paid out, those due first at the top, with where it goes. */
export function pendingPayoutsPageQuery(hostId: number, page: number) {
  return queryOptions({
    queryKey: [...financeKey, 'payouts', hostId, page],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/captain/profile/finance/payouts', {
          params: { query: { ownerId: hostId, page, size: PAYOUTS } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** How many payouts a page holds. */
const PAYOUTS = 25;
