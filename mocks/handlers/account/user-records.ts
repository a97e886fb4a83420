import { newestFirst } from '../../rules/common/order.ts';
import { notFound } from '../../rules/common/refusal.ts';
import { boatSummary } from '../../views/boat/boat.ts';
import { bookingView } from '../../views/booking/booking.ts';
import { reviewView } from '../../views/review/review.ts';
import type { SomeHandlers } from '../handler.ts';

export const userRecords: SomeHandlers<'listUserBookings' | 'listUserReviews' | 'listUserBoats'> = {
  listUserBookings({ store, path, user }) {
    if (!store.users.get(path.id)) return notFound();
    const bookings = store.bookings.where('customerId', path.id).toSorted(newestFirst);
    return { status: 200, body: bookings.map((each) => bookingView(store, each, user)) };
  },

  listUserReviews({ store, path, user }) {
    if (!store.users.get(path.id)) return notFound();
    const reviews = store.reviews.where('customerId', path.id).toSorted(newestFirst);
    return { status: 200, body: reviews.map((each) => reviewView(store, each, user)) };
  },

  listUserBoats({ store, path, today }) {
    if (!store.users.get(path.id)) return notFound();
    const boats = store.boats.where('ownerId', path.id).toSorted(newestFirst);
    return { status: 200, body: boats.map((boat) => boatSummary(store, boat, today)) };
  },
};
