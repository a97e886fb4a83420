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
      const wanted = { length: all.filter(({ isRead }) => isRead === false).length };
      const seen = { length: recordsOf(answer.body).length };
      return disagreements(answer, 'count', wanted, seen);
    },
  },
];
