import { capped } from '../rules/list.ts';
import { notFound } from '../rules/refusal.ts';
import { boatSummary } from '../views/boat.ts';
import { type Handlers, notImplemented } from './handler.ts';

export const userRecords: Pick<Handlers, 'listUserBookings' | 'listUserReviews' | 'listUserBoats'> =
  {
    listUserBookings: notImplemented,

    listUserReviews: notImplemented,

    listUserBoats({ store, path, today }) {
      if (!store.users.get(path.id)) return notFound();
      const boats = store.boats.where('ownerId', path.id).toSorted((a, b) => a.id - b.id);
      return { status: 200, body: capped(boats).map((boat) => boatSummary(store, boat, today)) };
    },
  };
