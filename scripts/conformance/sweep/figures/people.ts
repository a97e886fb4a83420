import { recordsOf } from '../../lib/json.ts';
import { disagreements, type Figure, figureOf, recordsFor } from './figure.ts';

/** What is unread is the same in both lists. */
export const peopleFigures: Figure[] = [
  {
    operationId: 'listUnreadNotifications',
    async look(world) {
      const more = { path: { userId: world.run.session('BOAT_OWNER').userId } };
      const all = await recordsFor(world, 'listNotificationsPage', 'BOAT_OWNER', more);
      const answer = await figureOf(world, 'listUnreadNotifications', 'BOAT_OWNER', more);
      const { schemas } = world.run.context.contract;
      const listed = world.run.operation('listUnreadNotifications').answers.get(200);
      const schema = listed?.media.get('application/json') ?? {};
      // The list holds the newest, so many as its schema lets it.
      const { maxItems = Number.POSITIVE_INFINITY } = schemas.flatten(schema);
      const unread = all.filter(({ isRead }) => isRead === false).length;
      const wanted = { length: Math.min(unread, maxItems) };
      const seen = { length: recordsOf(answer.body).length };
      return disagreements(answer, 'count', wanted, seen);
    },
  },
];
