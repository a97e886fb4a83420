import { getFinanceReport as reportOperation } from '../../../generated/operations.ts';
import { toKurus } from '../../rules/booking/price.ts';
import { periodProblems, rangeProblems } from '../../rules/calendar/period.ts';
import { pageOf } from '../../rules/common/page.ts';
import { badRequest, isRefusal, notFound, type Refusal } from '../../rules/common/refusal.ts';
import { COMMISSION_RATE } from '../../rules/finance/commission.ts';
import { financeReport } from '../../rules/finance/finance-report.ts';
import {
  type DatedPayment,
  filterPayments,
  paymentsBetween,
} from '../../rules/finance/finance-search.ts';
import { maskedIban, pendingPayouts } from '../../rules/finance/payouts.ts';
import type { Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { fullNameOf } from '../../views/account/user.ts';
import {
  financeEntryView,
  financeTotals,
  pendingPayoutView,
  transactionView,
} from '../../views/finance/finance.ts';
import type { Call, SomeHandlers } from '../handler.ts';

/**
 * Whose figures are asked for: those of `ownerId`, which the engine lets an administrator name, else the
 * caller's own. 404 for nobody.
 */
function captainOf(
  store: Store,
  user: UserRecord,
  { ownerId }: { ownerId?: number | undefined },
): UserRecord | Refusal {
  if (ownerId === undefined) return store.users.get(user.id) ?? user;
  return store.users.get(ownerId) ?? notFound();
}

type RangeCall = Pick<Call<'getFinanceSummary'>, 'store' | 'user'> & {
  query: { from: string; to: string; ownerId?: number; sort?: Schemas['FinanceSort'] };
};

/** The payments of a captain between two days, the last first unless stated; 400 for a range that ends before it starts, 404 for nobody. */
function paymentsOfRange({ store, user, query }: RangeCall): DatedPayment[] | Refusal {
  const problems = rangeProblems({ startDate: query.from, endDate: query.to }, 'query.to');
  if (problems.length > 0) return badRequest(problems);
  const captain = captainOf(store, user, query);
  if (isRefusal(captain)) return captain;
  return paymentsBetween(store, captain.id, query, query.sort);
}

const sum = (values: readonly number[]) =>
  toKurus(values.reduce((total, value) => total + value, 0));

/** What captains earn. */
export const finance: SomeHandlers<
  | 'getFinanceSummary'
  | 'listFinanceTransactions'
  | 'listFinanceTransactionsPage'
  | 'listPendingPayoutsPage'
  | 'getFinanceReport'
> = {
  getFinanceSummary: (call) => {
    const payments = paymentsOfRange(call);
    if (isRefusal(payments)) return payments;
    const { from, to } = call.query;
    const { totalRevenue, pendingPayout } = financeTotals(payments, call.today);
    return { status: 200, body: { from, to, totalRevenue, pendingPayout } };
  },

  listFinanceTransactions: (call) => {
    const payments = paymentsOfRange(call);
    if (isRefusal(payments)) return payments;
    return {
      status: 200,
      body: payments.map((paid) => transactionView(call.store, paid, call.today)),
    };
  },

  listFinanceTransactionsPage: (call) => {
    const { store, query, today } = call;
    const payments = paymentsOfRange(call);
    if (isRefusal(payments)) return payments;
    const matches = filterPayments(store, payments, query, (id) => fullNameOf(store, id));
    const { content, ...info } = pageOf(matches, query);
    const entries = content.map((paid) => financeEntryView(store, paid, today));
    return { status: 200, body: { ...info, ...financeTotals(matches, today), content: entries } };
  },

  listPendingPayoutsPage: ({ store, user, query, today }) => {
    const captain = captainOf(store, user, query);
    if (isRefusal(captain)) return captain;
    const payouts = pendingPayouts(store, captain.id, today);
    const { content, ...info } = pageOf(payouts, query);
    const company = store.companies.get(captain.id);
    return {
      status: 200,
      body: {
        ...info,
        content: content.map((payout) => pendingPayoutView(store, payout)),
        totalAmount: sum(payouts.map(({ amount }) => amount)),
        totalCommission: sum(payouts.map(({ commission }) => commission)),
        totalNetAmount: sum(payouts.map(({ netAmount }) => netAmount)),
        commissionRate: COMMISSION_RATE,
        recipientName: company?.legalName ?? null,
        iban: maskedIban(company),
      },
    };
  },

  getFinanceReport: ({ store, user, query }) => {
    const { from, to, part } = query;
    const period = { startDate: from, endDate: to };
    const problems = periodProblems(period, 'query.to', reportOperation.maxDays);
    if (problems.length > 0) return badRequest(problems);
    const captain = captainOf(store, user, query);
    if (isRefusal(captain)) return captain;
    return { status: 200, body: financeReport(store, captain.id, { from, to }, part) };
  },
};
