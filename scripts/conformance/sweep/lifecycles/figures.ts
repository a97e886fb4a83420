import { numberAt, recordsOf, textAt } from '../../lib/json.ts';
import { CARD } from '../world/bookings.ts';
import { REASON } from '../world/cleanup.ts';
import type { Lifecycle, Steps } from './lifecycle.ts';

/** The figures of a new captain follow one booking from its making to its payment. */
export const captainFigures: Lifecycle = {
  name: 'figures of a captain',
  operationIds: [
    'getCaptainDashboard',
    'getBookingStatistics',
    'getFinanceSummary',
    'listFinanceTransactions',
    'createBooking',
    'processBookingPayment',
    'listOwnerBookingsPage',
    'getCaptainStatistics',
    'cancelBooking',
  ],
  async run(steps) {
    const { call, field, world } = steps;
    const owner = await world.newOwner();
    const boat = await world.newBoat(owner);
    const dashboard = () => call('getCaptainDashboard', owner);
    const statistics = () => call('getBookingStatistics', owner);
    field(await dashboard(), 'totalBoats', 1, 'the one boat there is');
    field(await dashboard(), 'totalBookings', 0, 'nobody has booked yet');

    const booked = await world.book(await world.bookingBody(1, boat));
    const path = { id: numberAt(booked.body, 'id') ?? 0 };
    const why = 'one booking that waits';
    for (const name of ['totalBookings', 'pendingBookings', 'thisMonthBookings']) {
      field(await dashboard(), name, 1, why);
    }
    field(await statistics(), 'totalBookings', 1, why);
    field(await statistics(), 'boatBookings', 1, why);
    const page = await call('listOwnerBookingsPage', owner, { path: { id: owner.userId } });
    field(page, 'totalElements', 1, why);
    await call('setBookingStatus', owner, { path, query: { status: 'CONFIRMED' } });
    field(await dashboard(), 'pendingBookings', 0, 'the booking is confirmed');

    await call('createPayment', 'CUSTOMER', { body: { bookingId: path.id, type: 'FULL' } });
    field(await statistics(), 'totalRevenue', 0, 'a payment that waits is no revenue');
    const body = { type: 'FULL', cardToken: CARD };
    const paid = await call('processBookingPayment', 'CUSTOMER', { path, body });
    if (textAt(paid.body, 'status') !== 'COMPLETED') return;
    const amount = numberAt(paid.body, 'amount');
    const query = { from: world.daysFromToday(-1), to: world.daysFromToday(1) };
    const revenue = 'the one payment there is';
    field(await call('getFinanceSummary', owner, { query }), 'totalRevenue', amount, revenue);
    field(await statistics(), 'totalRevenue', amount, revenue);
    field(await dashboard(), 'thisMonthRevenue', amount, revenue);
    const list = await call('listFinanceTransactions', owner, { query });
    field(list, '0.amount', amount, revenue);
    field(list, '0.bookingId', path.id, revenue);
    field(list, '0.date', world.today, 'the day on which it was paid');
    field(list, '0.revenue', amount, revenue);
    const waits = 'money waits until the trip is over';
    field(await call('getFinanceSummary', owner, { query }), 'pendingPayout', amount, waits);
    field(list, '0.pendingPayout', amount, waits);
    const achieved = await call('getCaptainStatistics', owner);
    field(achieved, 'repeatCustomers', 0, 'nobody came twice');
    await keptOfCancelled(steps, owner, amount ?? 0);
  },
};

/** What is not given back of a cancelled booking is the captain's, and is paid out. */
async function keptOfCancelled(steps: Steps, owner: Parameters<Steps['call']>[1], before: number) {
  const { call, field, world } = steps;
  const tour = await world.newTour(owner, { cancellationPolicy: 'moderate' });
  const day = { startDate: tour.day, endDate: tour.day };
  const terms = { tourId: tour.id, tourDateId: tour.dateId, ...day, passengerCount: 2 };
  const path = { id: numberAt((await world.book(terms)).body, 'id') ?? 0 };
  const body = { type: 'FULL', cardToken: CARD };
  await call('processBookingPayment', 'CUSTOMER', { path, body });
  const cancelled = await call('cancelBooking', 'CUSTOMER', { path, body: { reason: REASON } });
  if (!cancelled.ok) return;
  const wanted = before + tour.price;
  const why = 'what was kept of a cancelled booking is counted';
  const query = { from: world.daysFromToday(-1), to: world.daysFromToday(1) };
  const summary = await call('getFinanceSummary', owner, { query });
  field(summary, 'totalRevenue', wanted, why);
  field(summary, 'pendingPayout', wanted, why);
  const list = await call('listFinanceTransactions', owner, { query });
  const kept = recordsOf(list.body).find((one) => one.bookingId === path.id);
  const sum = `${numberAt(kept, 'revenue')} and ${numberAt(kept, 'pendingPayout')}`;
  const same = `${tour.price} and ${tour.price}`;
  steps.holds(sum === same, list, why, `revenue and pendingPayout ${same}`, sum);
  field(await call('getBookingStatistics', owner), 'totalRevenue', wanted, why);
  field(await call('getCaptainDashboard', owner), 'thisMonthRevenue', wanted, why);
}

/** Somebody else may go while one person comes, so a figure that does not rise is looked at again. */
const MAX_ATTEMPTS = 3;

/** The figures of administrators are counted when they are asked for. */
export const adminFigures: Lifecycle = {
  name: 'figures of administrators',
  operationIds: ['getAdminDashboard', 'registerAccount'],
  async run({ call, holds, world }) {
    const users = async () => {
      const answer = await call('getAdminDashboard', 'ADMIN');
      return { answer, count: numberAt(answer.body, 'totalUsers') ?? 0 };
    };
    let before = await users();
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      await world.newCustomer();
      const after = await users();
      const hasRisen = after.count > before.count;
      if (hasRisen || attempt === MAX_ATTEMPTS) {
        const expected = `totalUsers above ${before.count} after a registration`;
        holds(hasRisen, after.answer, 'totalUsers', expected, `${after.count}`);
        return;
      }
      before = after;
    }
  },
};
