import { derived } from '../../store/derived.ts';
import type { Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { hostedBookings } from '../booking/booking-parties.ts';
import { bookingMatches } from '../booking/booking-search.ts';
import { compare, inOrder } from '../common/order.ts';
import { type BookingPayment, dayOfPayment, paymentsOf } from './income.ts';

/** A payment for a boat or tour of a captain, and the day in Istanbul that it belongs to. */
export interface DatedPayment extends BookingPayment {
  date: string;
}

/** What narrows down payments; what is left out does not restrict. */
interface FinanceFilter {
  statuses?: readonly Schemas['PaymentStatus'][] | undefined;
  kind?: Schemas['BookingKind'] | undefined;
  boatId?: number | undefined;
  tourId?: number | undefined;
  query?: string | undefined;
}

/** The payments for a captain's boats and tours, deleted ones too, in no order. */
const datedPayments = derived((store, captainId: number): readonly DatedPayment[] =>
  paymentsOf(store, hostedBookings(store, captainId)).map((paid) => ({
    ...paid,
    date: dayOfPayment(paid.payment),
  })),
);

type Order = (a: DatedPayment, b: DatedPayment) => number;
const byId: Order = (a, b) => compare(a.payment.id, b.payment.id);
const byDate: Order = (a, b) => compare(a.date, b.date) || byId(a, b);
const byAmount: Order = (a, b) => compare(a.payment.amount, b.payment.amount) || byId(a, b);

/** Equal ones by id. */
const ORDERS: Record<Schemas['FinanceSort'], Order> = {
  'date,desc': (a, b) => byDate(b, a),
  'date,asc': byDate,
  'amount,desc': (a, b) => byAmount(b, a),
  'amount,asc': byAmount,
};

/** The payments for a captain's boats and tours, deleted ones too, between two days, both included. */
export function paymentsBetween(
  store: Store,
  captainId: number,
  { from, to }: { from: string; to: string },
  sort: Schemas['FinanceSort'] = 'date,desc',
): DatedPayment[] {
  return inOrder(datedPayments(store, captainId), ORDERS[sort]).filter(
    ({ date }) => date >= from && date <= to,
  );
}

/** The payments that pass everything a filter gives. */
export function filterPayments(
  store: Store,
  payments: readonly DatedPayment[],
  { statuses = [], kind, boatId, tourId, query }: FinanceFilter,
  nameOf: (userId: number) => string,
): DatedPayment[] {
  return payments.filter(
    ({ payment, booking }) =>
      (statuses.length === 0 || statuses.includes(payment.status)) &&
      (kind === undefined || booking.kind === kind) &&
      (boatId === undefined || booking.boatId === boatId) &&
      (tourId === undefined || booking.tourId === tourId) &&
      (query === undefined || bookingMatches(store, booking, query, nameOf)),
  );
}
