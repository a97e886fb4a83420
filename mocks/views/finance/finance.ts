import { bookingHost } from '../../rules/booking/booking-parties.ts';
import { toKurus } from '../../rules/booking/price.ts';
import { COMMISSION_RATE, commissionOf } from '../../rules/finance/commission.ts';
import type { DatedPayment } from '../../rules/finance/finance-search.ts';
import {
  pendingPayoutOf,
  pendingPayoutOfPayment,
  revenueOf,
  revenueOfPayment,
} from '../../rules/finance/income.ts';
import type { PendingPayout } from '../../rules/finance/payouts.ts';
import { boatOrDeleted, tourOrDeleted } from '../../rules/offer/deleted-offers.ts';
import type { Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { fullNameOf } from '../account/user.ts';

/** A payment in the short list of transactions; `today` is a calendar day. */
export function transactionView(
  store: Store,
  paid: DatedPayment,
  today: string,
): Schemas['FinanceTransaction'] {
  const { payment, booking, date } = paid;
  return {
    id: payment.id,
    bookingId: booking.id,
    date,
    tourName: bookingHost(store, booking)?.name ?? '',
    amount: payment.amount,
    revenue: revenueOfPayment(paid),
    pendingPayout: pendingPayoutOfPayment(paid, today),
    status: payment.status,
  };
}

/** A payment with its booking and what of it is the captain's. */
export function financeEntryView(
  store: Store,
  paid: DatedPayment,
  today: string,
): Schemas['FinanceEntry'] {
  const { payment, booking } = paid;
  const transaction = transactionView(store, paid, today);
  const commission = commissionOf(transaction.revenue);
  return {
    ...transaction,
    type: payment.type,
    refundedAmount: payment.refundedAmount,
    commission,
    netRevenue: toKurus(transaction.revenue - commission),
    kind: booking.kind,
    boatId: booking.boatId,
    tourId: booking.tourId,
    customerName: fullNameOf(store, booking.customerId),
    bookingStatus: booking.status,
    startDate: booking.startDate,
    endDate: booking.endDate,
  };
}

/** The sums over payments; each is the sum of what their entries tell. */
export function financeTotals(
  payments: readonly DatedPayment[],
  today: string,
): Schemas['FinanceTotals'] {
  const totalRevenue = revenueOf(payments);
  const totalCommission = toKurus(
    payments.reduce((sum, paid) => sum + commissionOf(revenueOfPayment(paid)), 0),
  );
  return {
    totalRevenue,
    totalCommission,
    totalNetRevenue: toKurus(totalRevenue - totalCommission),
    pendingPayout: pendingPayoutOf(payments, today),
    commissionRate: COMMISSION_RATE,
  };
}

/** What of one booking waits to be paid out. */
export function pendingPayoutView(
  store: Store,
  { booking, ...money }: PendingPayout,
): Schemas['PendingPayout'] {
  const { id, status, kind, boatId, tourId, customerId, startDate, endDate } = booking;
  return {
    bookingId: id,
    bookingStatus: status,
    kind,
    boatId,
    boatName: boatId === null ? null : (boatOrDeleted(store, boatId)?.name ?? null),
    tourId,
    tourName: tourId === null ? null : (tourOrDeleted(store, tourId)?.name ?? null),
    customerName: fullNameOf(store, customerId),
    startDate,
    endDate,
    ...money,
  };
}
