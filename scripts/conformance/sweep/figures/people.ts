import { dayOf } from '../../lib/calendar.ts';
import { at, isObject, type JsonObject, numberAt, recordsOf, textAt } from '../../lib/json.ts';
import type { Actor } from '../../types.ts';
import type { Mismatch } from '../lists/confirmed.ts';
import type { World } from '../world/world.ts';
import { disagreements, type Figure, figureOf, mean, recordsFor, sum } from './figure.ts';

const fields = (body: unknown): JsonObject => (isObject(body) ? body : {});
const having = (records: JsonObject[], name: string, value: unknown) =>
  records.filter((record) => record[name] === value).length;
const inMonth = (records: JsonObject[], month: string) =>
  records.filter((record) => dayOf(textAt(record, 'createdAt') ?? '1970-01-01').startsWith(month));

const PEOPLE: Actor[] = ['CUSTOMER', 'BOAT_OWNER'];

/** The bookings that BOAT_OWNER hosts; those made as a customer stand in the same list. */
async function hosted(world: World): Promise<JsonObject[]> {
  const { userId } = world.run.session('BOAT_OWNER');
  const bookings = await recordsFor(world, 'listBookings', 'BOAT_OWNER');
  return bookings.filter(({ hostId }) => hostId === userId);
}

function bookingWanted(bookings: JsonObject[]) {
  return {
    totalBookings: bookings.length,
    boatBookings: having(bookings, 'kind', 'BOAT'),
    tourBookings: having(bookings, 'kind', 'TOUR'),
  };
}

function statusMismatches(answer: Awaited<ReturnType<typeof figureOf>>, bookings: JsonObject[]) {
  const mismatches: Mismatch[] = [];
  for (const row of recordsOf({ content: at(answer.body, 'statuses') })) {
    const wanted = { [`statuses ${row.status}`]: having(bookings, 'status', row.status) };
    const seen = { [`statuses ${row.status}`]: row.count };
    mismatches.push(...disagreements(answer, 'statistics', wanted, seen));
  }
  return mismatches;
}

/** Counts of notifications, for everybody who has some. */
const notificationCount = (
  operationId: string,
  isCounted: (one: JsonObject) => boolean,
): Figure => ({
  operationId,
  async look(world) {
    const mismatches: Mismatch[] = [];
    for (const actor of PEOPLE) {
      const more = { path: { userId: world.run.session(actor).userId } };
      const all = await recordsFor(world, 'listNotificationsPage', actor, more);
      const answer = await figureOf(world, operationId, actor, more);
      const wanted = { count: all.filter(isCounted).length };
      mismatches.push(
        ...disagreements(answer, 'count', wanted, { count: at(answer.body, 'count') }),
      );
    }
    return mismatches;
  },
});

/** The figures of a captain's start page, each against the list that it counts. */
const dashboard = (operationId: string): Figure => ({
  operationId,
  async look(world) {
    const own = await hosted(world);
    const { userId } = world.run.session('BOAT_OWNER');
    const boats = await recordsFor(world, 'listBoatsByOwner', 'BOAT_OWNER', {
      path: { id: userId },
    });
    const month = world.today.slice(0, 7);
    const query = { from: `${month}-01`, to: world.today };
    const paid = await recordsFor(world, 'listFinanceTransactions', 'BOAT_OWNER', { query });
    const answer = await figureOf(world, operationId, 'BOAT_OWNER');
    const wanted = {
      totalBoats: boats.length,
      pendingBookings: having(own, 'status', 'PENDING'),
      totalBookings: own.length,
      thisMonthBookings: inMonth(own, month).length,
      thisMonthRevenue: sum(paid.map((one) => numberAt(one, 'revenue') ?? 0)),
    };
    return disagreements(answer, 'statistics', wanted, fields(answer.body));
  },
});

/** Figures on people: their bookings, notifications, messages and money. */
export const peopleFigures: Figure[] = [
  notificationCount('countNotifications', () => true),
  notificationCount('countUnreadNotifications', ({ isRead }) => isRead === false),
  {
    operationId: 'listUnreadNotifications',
    async look(world) {
      const more = { path: { userId: world.run.session('BOAT_OWNER').userId } };
      const all = await recordsFor(world, 'listNotificationsPage', 'BOAT_OWNER', more);
      const unread = await recordsFor(world, 'listUnreadNotifications', 'BOAT_OWNER', more);
      const answer = await figureOf(world, 'listUnreadNotifications', 'BOAT_OWNER', more);
      const wanted = { length: all.filter(({ isRead }) => isRead === false).length };
      const seen = { length: unread.length };
      return disagreements(answer, 'count', wanted, seen);
    },
  },
  {
    operationId: 'listConversations',
    async look(world) {
      const { userId } = world.run.session('BOAT_OWNER');
      const more = { path: { id: userId } };
      const unread = await recordsFor(world, 'listUnreadMessages', 'BOAT_OWNER', more);
      const answer = await figureOf(world, 'listConversations', 'BOAT_OWNER', more);
      return recordsOf(answer.body).flatMap((conversation) => {
        const { conversationId, unreadCount } = conversation;
        const wanted = { unreadCount: having(unread, 'conversationId', conversationId) };
        return disagreements(answer, 'count', wanted, { unreadCount });
      });
    },
  },
  {
    operationId: 'getBookingStatistics',
    async look(world) {
      const own = await hosted(world);
      const answer = await figureOf(world, 'getBookingStatistics', 'BOAT_OWNER');
      const mismatches = disagreements(
        answer,
        'statistics',
        bookingWanted(own),
        fields(answer.body),
      );
      return [...mismatches, ...statusMismatches(answer, own)];
    },
  },
  dashboard('getCaptainDashboard'),
  dashboard('getCaptainDashboardById'),
  {
    operationId: 'getCaptainStatistics',
    async look(world) {
      const { userId } = world.run.session('BOAT_OWNER');
      const more = { path: { id: userId } };
      const tours = await recordsFor(world, 'listToursByGuide', 'BOAT_OWNER', more);
      const boats = await recordsFor(world, 'listBoatsByOwner', 'BOAT_OWNER', more);
      const answer = await figureOf(world, 'getCaptainStatistics', 'BOAT_OWNER');
      const reviews = [...boats, ...tours].map((one) => numberAt(one, 'reviewCount') ?? 0);
      const wanted = { totalTours: tours.length, totalReviews: sum(reviews) };
      return disagreements(answer, 'statistics', wanted, fields(answer.body));
    },
  },
  {
    operationId: 'getAdminDashboard',
    async look(world) {
      const users = await recordsFor(world, 'listUsers', 'ADMIN');
      const bookings = await recordsFor(world, 'listBookingsPage', 'ADMIN');
      const boats = await recordsFor(world, 'listBoats');
      const tours = await recordsFor(world, 'listTours');
      const reviews = await recordsFor(world, 'listReviews');
      const answer = await figureOf(world, 'getAdminDashboard', 'ADMIN');
      const wanted = {
        totalUsers: users.length,
        totalCustomers: having(users, 'role', 'CUSTOMER'),
        totalCaptains: having(users, 'role', 'BOAT_OWNER'),
        publishedBoats: boats.length,
        activeTours: tours.length,
        totalBookings: bookings.length,
        pendingBookings: having(bookings, 'status', 'PENDING'),
        thisMonthBookings: inMonth(bookings, world.today.slice(0, 7)).length,
        totalReviews: reviews.length,
        averageRating: mean(reviews.map((review) => numberAt(review, 'rating') ?? 0)),
      };
      return disagreements(answer, 'statistics', wanted, fields(answer.body));
    },
  },
  {
    operationId: 'getFinanceSummary',
    async look(world) {
      const all = await recordsFor(world, 'listFinanceTransactions', 'BOAT_OWNER');
      const answer = await figureOf(world, 'getFinanceSummary', 'BOAT_OWNER');
      const completed = all.filter(({ status }) => status === 'COMPLETED');
      const amounts = completed.map((one) => numberAt(one, 'amount') ?? 0);
      const seen = { totalRevenue: at(answer.body, 'totalRevenue') };
      return disagreements(answer, 'statistics', { totalRevenue: sum(amounts) }, seen);
    },
  },
];
