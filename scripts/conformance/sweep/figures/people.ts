import { isObject, type JsonObject, numberAt } from '../../lib/json.ts';
import { disagreements, type Figure, figureOf, recordsFor, sum } from './figure.ts';

const fields = (body: unknown): JsonObject => (isObject(body) ? body : {});
/** What a captain earned this month, on the start page. */
const dashboard = (operationId: string): Figure => ({
  operationId,
  async look(world) {
    const query = { from: `${world.today.slice(0, 7)}-01`, to: world.today };
    const paid = await recordsFor(world, 'listFinanceTransactions', 'BOAT_OWNER', { query });
    const answer = await figureOf(world, operationId, 'BOAT_OWNER');
    const wanted = { thisMonthRevenue: sum(paid.map((one) => numberAt(one, 'revenue') ?? 0)) };
    return disagreements(answer, 'statistics', wanted, fields(answer.body));
  },
});

/** Figures on people that their own field does not tell. */
export const peopleFigures: Figure[] = [
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
  dashboard('getCaptainDashboard'),
  dashboard('getCaptainDashboardById'),
];
