import { bookingHost, hostedBookings } from '../rules/booking-parties.ts';
import {
  dayOfPayment,
  paymentsOf,
  pendingPayoutOf,
  pendingPayoutOfPayment,
  revenueOf,
  revenueOfPayment,
} from '../rules/income.ts';
import { capped } from '../rules/list.ts';

import { compare } from '../rules/order.ts';
import { rangeProblems } from '../rules/period.ts';
import { badRequest, isRefusal } from '../rules/refusal.ts';
import type { Call, SomeHandlers } from './handler.ts';

/** Most payments that the contract answers at once. */
const MOST = 10_000;

/** The payments for a captain's boats and tours between two days, both included; 400 for a range that ends before it starts. */
function paymentsOfRange({ store, user, query: { from, to } }: Call<'getFinanceSummary'>) {
  const problems = rangeProblems({ startDate: from, endDate: to }, 'query.to');
  if (problems.length > 0) return badRequest(problems);
  return paymentsOf(store, hostedBookings(store, user.id))
    .map((paid) => ({ ...paid, date: dayOfPayment(paid.payment) }))
    .filter(({ date }) => date >= from && date <= to);
}

/** What captains earn (tours §4, §9, decisions 81 and 104). */
export const finance: SomeHandlers<'getFinanceSummary' | 'listFinanceTransactions'> = {
  getFinanceSummary: (call) => {
    const payments = paymentsOfRange(call);
    if (isRefusal(payments)) return payments;
    const { from, to } = call.query;
    const totalRevenue = revenueOf(payments);
    return {
      status: 200,
      body: { from, to, totalRevenue, pendingPayout: pendingPayoutOf(payments, call.today) },
    };
  },

  listFinanceTransactions: (call) => {
    const payments = paymentsOfRange(call);
    if (isRefusal(payments)) return payments;
    const transactions = payments
      .toSorted((a, b) => compare(b.date, a.date) || b.payment.id - a.payment.id)
      .map(({ payment, booking, date }) => ({
        id: payment.id,
        bookingId: booking.id,
        date,
        tourName: bookingHost(call.store, booking)?.name ?? '',
        amount: payment.amount,
        revenue: revenueOfPayment({ payment, booking }),
        pendingPayout: pendingPayoutOfPayment({ payment, booking }, call.today),
        status: payment.status,
      }));
    return { status: 200, body: capped(transactions, MOST) };
  },
};
