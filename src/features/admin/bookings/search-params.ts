import * as v from 'valibot';
import {
  bookingKindValues,
  bookingSortValues,
  bookingStatusValues,
  paymentSortValues,
  paymentStatusValues,
  paymentTypeValues,
} from '../../../api/contract/contract.ts';
import type { BookingsRequest, PaymentsRequest } from '../../../api/resources/admin/bookings.ts';
import { pageParam } from '../../../domain/managed-list/page-param.ts';
import { lenient } from '../../../lib/lenient.ts';
import { parseId } from '../../../lib/parse-id.ts';
import { countParam, dayParam } from '../../../lib/search-params.ts';

const bookingSearch = v.object({
  status: lenient(v.picklist(bookingStatusValues)),
  kind: lenient(v.picklist(bookingKindValues)),
  /** Days that the trip touches. */
  from: dayParam,
  to: dayParam,
  /** Booked on these days. */
  createdFrom: dayParam,
  createdTo: dayParam,
  /** Whose or of what: other pages lead here so. */
  customerId: countParam,
  hostId: countParam,
  boatId: countParam,
  tourId: countParam,
  sort: lenient(v.picklist(bookingSortValues)),
  /** From 1; left out on the first. */
  page: pageParam,
});

const paymentSearch = v.object({
  status: lenient(v.picklist(paymentStatusValues)),
  type: lenient(v.picklist(paymentTypeValues)),
  /** Those alone that the bank refused and nobody tried again. */
  unresolved: lenient(v.literal(true)),
  from: dayParam,
  to: dayParam,
  /** Those of one booking, whose own page leads here so. */
  booking: countParam,
  /** One payment: the audit leads here so. */
  payment: countParam,
  sort: lenient(v.picklist(paymentSortValues)),
  page: pageParam,
});

export type BookingSearch = v.InferOutput<typeof bookingSearch>;
export type PaymentSearch = v.InferOutput<typeof paymentSearch>;

/** What an address of the page says: which of its two lists, and what of it. */
type Shown =
  | { view: 'bookings'; search: BookingSearch }
  | { view: 'payments'; search: PaymentSearch };

/** Reads an address; what makes no sense in it is as if it were left out. */
export function shownBy(address: Record<string, unknown>): Shown {
  if (address.view === 'payments' || address.payment !== undefined) {
    return { view: 'payments', search: v.parse(paymentSearch, address) };
  }
  return { view: 'bookings', search: v.parse(bookingSearch, address) };
}

/** Days in the wrong order, which the service refuses, are put right. */
function inOrder(first: string | undefined, last: string | undefined) {
  return first !== undefined && last !== undefined && last < first ? [last, first] : [first, last];
}

/** Leaves out what is undefined. */
function given<Values extends object>(values: Values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]: NonNullable<Values[Key]>;
  }; // the same keys but for those left out
}

export function bookingsRequest(
  { page = 1, ...rest }: BookingSearch,
  text: string | undefined,
): BookingsRequest {
  const [from, to] = inOrder(rest.from, rest.to);
  const [createdFrom, createdTo] = inOrder(rest.createdFrom, rest.createdTo);
  return { ...given({ ...rest, from, to, createdFrom, createdTo, query: text }), page: page - 1 };
}

/**
 * A number is looked for as that of a booking: the names that the service looks in have none. Of those to
 * look at, the one that waits longest comes first.
 */
export function paymentsRequest(search: PaymentSearch, text: string | undefined): PaymentsRequest {
  const { page = 1, booking, payment, unresolved, sort, ...rest } = search;
  const [from, to] = inOrder(rest.from, rest.to);
  const typedId = text === undefined ? undefined : parseId(text.replace(/^#/, ''));
  return {
    ...given({
      ...rest,
      from,
      to,
      unresolved,
      paymentId: payment,
      sort: sort ?? (unresolved ? 'createdAt,asc' : undefined),
      bookingId: booking ?? typedId,
      query: typedId === undefined ? text : undefined,
    }),
    page: page - 1,
  };
}

/** Whether some are left out of the list; order and page leave out none. */
export function isNarrowed(
  { sort: _, page: __, ...filters }: BookingSearch | PaymentSearch,
  text: string | undefined,
) {
  return [text, ...Object.values(filters)].some((value) => value !== undefined);
}
