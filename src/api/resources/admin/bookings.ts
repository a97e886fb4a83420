import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { operations } from '../../../../generated/types.ts';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { adminKey } from './queries.ts';

/** What is looked for among the bookings of everybody, named as the contract names it; pages from 0. */
export type BookingsRequest = NonNullable<operations['listBookingsPage']['parameters']['query']>;

/** What is looked for among the payments of everybody, named as the contract names it; pages from 0. */
export type PaymentsRequest = NonNullable<operations['listPaymentsPage']['parameters']['query']>;

/** How many bookings or payments one page of a list holds. */
const LISTED = 20;

const bookingKey = [...adminKey, 'bookings'] as const;
const paymentKey = [...adminKey, 'payments'] as const;

/** A page of all bookings. */
export function managedBookingsQuery(request: BookingsRequest) {
  return queryOptions({
    queryKey: [...bookingKey, request],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/bookings/paginated', {
          params: { query: { size: LISTED, ...request } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** A page of all payments, each with the booking it is for. */
export function managedPaymentsQuery(request: PaymentsRequest) {
  return queryOptions({
    queryKey: [...paymentKey, request],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/bookings/payments', {
          params: { query: { size: LISTED, ...request } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** The newest payments of a booking, with what may be done about each. */
export function paymentsOfBookingQuery(bookingId: number) {
  return queryOptions({
    queryKey: [...paymentKey, 'of booking', bookingId],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/bookings/payments', {
          params: { query: { bookingId, size: LISTED } },
          signal,
        }),
      ),
  });
}

/** What administrators did to a payment, the newest first. */
export function paymentActsQuery(paymentId: number) {
  return queryOptions({
    queryKey: [...paymentKey, 'acts', paymentId],
    queryFn: async ({ signal }) => {
      const { content } = await unwrap(
        client.GET('/admin/audit', {
          params: { query: { recordType: 'PAYMENT', recordId: paymentId, size: LISTED } },
          signal,
        }),
      );
      return content;
    },
  });
}
