import type { BookingRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import type { Row } from '../../store/table.ts';
import { TODAY } from '../call.ts';
import { exampleBody, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

export const REASON = 'Hava koşulları nedeniyle iptal.';

/** A booking of a boat that still lies ahead, with no payment; its status is set. */
export function comingBooking(store: Store, status: Schemas['BookingStatus']): BookingRecord {
  const booking = store.bookings
    .all()
    .find(({ boatId, startDate }) => boatId !== null && startDate > TODAY);
  if (!booking) throw new Error('no booking of a boat lies ahead');
  for (const { id } of store.payments.where('bookingId', booking.id)) store.payments.remove(id);
  return store.bookings.update(booking.id, { status }) ?? booking;
}

/** Puts a payment of a booking there, as it was made at noon. */
export function aPayment(
  store: Store,
  booking: BookingRecord,
  type: Schemas['PaymentType'],
  status: Schemas['PaymentStatus'],
) {
  const isThere = status === 'PARTIAL' || status === 'COMPLETED';
  const createdAt = `${TODAY}T09:00:00Z`;
  return store.payments.insert({
    bookingId: booking.id,
    type,
    status,
    amount: type === 'DEPOSIT' ? booking.depositAmount : booking.totalPrice,
    currency: 'TRY',
    refundedAmount: 0,
    reason: null,
    createdAt,
    paidAt: isThere ? createdAt : null,
    sessionId: null,
    expiresAt: null,
  });
}

const pay = (store: Store, { id }: Row) => {
  const booking = store.bookings.get(id);
  if (booking) aPayment(store, booking, 'DEPOSIT', 'PARTIAL');
};

const { expectedTotalPrice: _, ...WANTED } = exampleBody('createBooking');

/** Opens the days that the example of a booking wants. */
function openDays(store: Store, isInstantConfirmation: boolean) {
  const taken = store.bookings
    .where('boatId', Number(WANTED.boatId))
    .filter(({ startDate }) => startDate === WANTED.startDate);
  for (const { id } of taken) store.bookings.remove(id);
  for (const date of [WANTED.startDate, WANTED.endDate].map(String)) {
    const entry = { boatId: Number(WANTED.boatId), tourId: null, date, isAvailable: true };
    store.availabilities.insert({ ...entry, priceOverride: null, isInstantConfirmation });
  }
}

export const bookingScene: Scene = {
  table: 'bookings',
  setUp: (store, state) => comingBooking(store, state as Schemas['BookingStatus']), // a state of the enum
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
    createBooking: [false, true].map((isInstantConfirmation) => ({
      ask: { body: WANTED },
      prepare: ({ store }: Stage) => openDays(store, isInstantConfirmation),
    })),
  },
  time: {
    REJECTED: (stage) => stage.wait(400),
    COMPLETED: (stage, row) => {
      pay(stage.store, row);
      stage.wait(400);
    },
    NO_SHOW: (stage) => stage.wait(400),
  },
};
