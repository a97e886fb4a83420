import { daysBetween } from '../../lib/calendar.ts';
import { at, type JsonObject, numberAt, recordsOf } from '../../lib/json.ts';
import type { World } from '../world/world.ts';
import {
  disagreements,
  type Figure,
  fields,
  figureOf,
  hostedBookings,
  recordsFor,
  sum,
} from './figure.ts';

const numbers = (records: JsonObject[], name: string) =>
  records.map((record) => numberAt(record, name) ?? 0);
const OWNER = 'BOAT_OWNER';

/** The bookings of BOAT_OWNER that begin in a range and hold their place. */
async function begun(world: World, from: string, to: string) {
  const all = await hostedBookings(world);
  return all.filter(
    ({ status, startDate }) =>
      status !== 'CANCELLED' &&
      status !== 'REJECTED' &&
      String(startDate) >= from &&
      String(startDate) <= to,
  );
}

const SUMMED = ['revenue', 'commission', 'netRevenue', 'bookings', 'bookedDays', 'bookedSeats'];

/** The money of a host, added up again from the lists that it stands for. */
export const ownerMoneyFigures: Figure[] = [
  {
    operationId: 'listPendingPayoutsPage',
    async look(world) {
      const query = { from: '2000-01-01', to: world.daysFromToday(1) };
      const answer = await figureOf(world, 'listPendingPayoutsPage', OWNER);
      const summary = await figureOf(world, 'getFinanceSummary', OWNER, { query });
      const wanted = { totalAmount: at(summary.body, 'pendingPayout') };
      return disagreements(answer, 'statistics', wanted, fields(answer.body));
    },
  },
  {
    operationId: 'listFinanceTransactions',
    async look(world) {
      const query = { from: '2000-01-01', to: world.daysFromToday(1) };
      const paid = await recordsFor(world, 'listFinanceTransactions', OWNER, { query });
      const answer = await figureOf(world, 'listFinanceTransactions', OWNER, { query });
      const bookings = await hostedBookings(world);
      const over = new Set(
        bookings
          .filter(({ status, endDate }) => status === 'COMPLETED' && String(endDate) < world.today)
          .map(({ id }) => id),
      );
      const waiting = paid.filter(({ bookingId }) => over.has(bookingId));
      const place = 'pendingPayout of trips whose last day is over';
      const seen = { [place]: sum(numbers(waiting, 'pendingPayout')) };
      return disagreements(answer, 'statistics', { [place]: 0 }, seen);
    },
  },
  {
    operationId: 'getFinanceReport',
    async look(world) {
      const [from, to] = [world.daysFromToday(-200), world.daysFromToday(100)];
      const query = { from, to };
      const paid = await recordsFor(world, 'listFinanceTransactions', OWNER, { query });
      const bookings = await begun(world, from, to);
      const answer = await figureOf(world, 'getFinanceReport', OWNER, { query });
      const revenue = sum(numbers(paid, 'revenue'));
      const tours = bookings.filter(({ kind }) => kind === 'TOUR');
      const wanted: Record<string, unknown> = {
        averagePerDay: revenue / daysBetween(from, to),
        bookings: bookings.length,
        bookedSeats: sum(numbers(tours, 'passengerCount')),
      };
      const totals = fields(at(answer.body, 'totals'));
      const seen: Record<string, unknown> = { ...totals };
      const listed = (place: string) => recordsOf({ content: at(answer.body, place) });
      for (const field of SUMMED) {
        wanted[`${field} by month`] = totals[field];
        seen[`${field} by month`] = sum(numbers(listed('months'), field));
        wanted[`${field} by boat and tour`] = totals[field];
        seen[`${field} by boat and tour`] = sum(
          numbers([...listed('boats'), ...listed('tours')], field),
        );
      }
      return disagreements(answer, 'statistics', wanted, seen);
    },
  },
];
