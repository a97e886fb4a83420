import type { BookingRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import type { Row } from '../../store/table.ts';
import { TODAY } from '../call.ts';
import type { Scene } from './scene.ts';

const REASON = 'Hava koşulları nedeniyle iptal.';

/** A booking of a boat that still lies ahead and for which nothing was paid. */
function coming(store: Store): BookingRecord {
  const booking = store.bookings
    .all()
    .find(({ boatId, startDate }) => boatId !== null && startDate > TODAY);
  if (!booking) throw new Error('no booking of a boat lies ahead');
  return booking;
}

function bookable(store: Store, isInstantConfirmation: boolean) {
  const customer = store.users.all().find(({ role, isActive }) => role === 'CUSTOMER' && isActive);
  const day = store.availabilities
    .all()
    .find(
      (entry) =>
        entry.isAvailable &&
        entry.boatId !== null &&
        entry.date > TODAY &&
        store.boats.get(entry.boatId)?.status === 'ACTIVE' &&
        store.bookings
          .where('boatId', entry.boatId)
          .every(({ startDate, endDate }) => endDate < entry.date || startDate > entry.date),
    );
  if (!customer || !day) throw new Error('no day can be booked');
  store.availabilities.update(day.id, { isInstantConfirmation });
  const body = { boatId: day.boatId, startDate: day.date, endDate: day.date, passengerCount: 2 };
  return { user: customer, ask: { body } };
}

const payOne = (store: Store, { id }: Row) =>
  store.payments.insert({
    bookingId: id,
    type: 'FULL',
    status: 'COMPLETED',
    amount: 1,
    currency: 'TRY',
    refundedAmount: 0,
    reason: null,
    createdAt: `${TODAY}T08:00:00Z`,
    paidAt: `${TODAY}T08:00:00Z`,
    sessionId: null,
    expiresAt: null,
  });

export const bookingScene: Scene = {
  table: 'bookings',
  row: coming,
  setUp(store, state) {
    const booking = coming(store);
    for (const { id } of store.payments.where('bookingId', booking.id)) store.payments.remove(id);
    const status = state as Schemas['BookingStatus']; // a state of the enum
    return store.bookings.update(booking.id, { status }) ?? booking;
  },
  stateOf: (store, id) => store.bookings.get(id)?.status ?? '',
  asks: {
    setBookingStatus: {
      ask: (_, { id }, to) => ({
        path: { id },
        query: { status: to, ...(to === 'CANCELLED' && { reason: REASON }) },
      }),
    },
    cancelBooking: { ask: (_, { id }) => ({ path: { id }, body: { reason: REASON } }) },
  },
  begins: {
    createBooking: [(store) => bookable(store, false), (store) => bookable(store, true)],
  },
  time: {
    REJECTED: (stage) => stage.wait(400),
    COMPLETED: (stage, row) => {
      payOne(stage.store, row);
      stage.wait(400);
    },
    NO_SHOW: (stage) => stage.wait(400),
  },
};
