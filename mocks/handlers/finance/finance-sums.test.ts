import { describe, expect, it } from 'vitest';
import { buildWorld } from '../../data/scenario/scenarios.ts';
import { addDays } from '../../rules/calendar/day.ts';
import { createStore } from '../../store/state.ts';
import { bodyOf, callOf } from '../../testing/call.ts';
import { finance } from './finance.ts';

const today = '2026-06-12';
const store = createStore(buildWorld('default', today));
const sum = (values: readonly number[]) =>
  Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100;

function userOf(username: string) {
  return store.users.where('username', username)[0] ?? expect.fail(`nobody is ${username}`);
}

/** Every page of a list, one after the other. */
function allOf<Item>(pageAt: (page: number) => { content: Item[]; totalPages: number }): Item[] {
  const first = pageAt(0);
  const rest = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) =>
    pageAt(index + 1),
  );
  return [first, ...rest].flatMap(({ content }) => content);
}

describe.each(['mehmet.agaoglu', 'levent.denizer', 'nermin.alkim'])('the money of %s', (name) => {
  const user = userOf(name);

  it.each([7, 30, 90, 365])('of %i days is the sum of its payments', (days) => {
    const range = { from: addDays(today, 1 - days), to: today };
    const pageAt = (page: number) =>
      bodyOf(
        finance.listFinanceTransactionsPage(
          callOf<'listFinanceTransactionsPage'>(store, {
            user,
            today,
            query: { ...range, page, size: 25 },
          }),
        ),
      );
    const payments = allOf(pageAt);
    const totals = pageAt(0);
    expect(sum(payments.map(({ revenue }) => revenue))).toBe(totals.totalRevenue);
    expect(sum(payments.map(({ commission }) => commission))).toBe(totals.totalCommission);
    expect(sum(payments.map(({ netRevenue }) => netRevenue))).toBe(totals.totalNetRevenue);
    expect(sum(payments.map(({ pendingPayout }) => pendingPayout))).toBe(totals.pendingPayout);

    const report = bodyOf(
      finance.getFinanceReport(
        callOf<'getFinanceReport'>(store, { user, today, query: { ...range, part: 0 } }),
      ),
    );
    expect(report.totals.revenue).toBe(totals.totalRevenue);
    for (const figure of ['revenue', 'commission', 'netRevenue', 'bookings'] as const) {
      const offers = [...report.boats, ...report.tours];
      expect(sum(offers.map((offer) => offer[figure]))).toBe(report.totals[figure]);
      expect(sum(report.months.map((month) => month[figure]))).toBe(report.totals[figure]);
    }
    for (const { boatId, revenue } of report.boats) {
      const ofBoat = payments.filter((payment) => payment.boatId === boatId);
      expect(sum(ofBoat.map((payment) => payment.revenue))).toBe(revenue);
    }
  });

  it('that is pending is the sum of its payouts', () => {
    const pageAt = (page: number) =>
      bodyOf(
        finance.listPendingPayoutsPage(
          callOf<'listPendingPayoutsPage'>(store, { user, today, query: { page, size: 25 } }),
        ),
      );
    const payouts = allOf(pageAt);
    const totals = pageAt(0);
    expect(sum(payouts.map(({ amount }) => amount))).toBe(totals.totalAmount);
    expect(sum(payouts.map(({ commission }) => commission))).toBe(totals.totalCommission);
    expect(sum(payouts.map(({ netAmount }) => netAmount))).toBe(totals.totalNetAmount);
  });
});
