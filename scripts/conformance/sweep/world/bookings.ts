import { numberAt, textAt } from '../../lib/json.ts';
import type { Actor } from '../../types.ts';
import type { Answer } from '../run.ts';
import type { OwnBoat } from './boats.ts';
import { idOf, succeeded } from './created.ts';
import { once } from './memo.ts';
import type { OwnTour } from './tours.ts';
import type { WorldContext } from './world-context.ts';

/** Stands for a card that the bank accepts. */
export const CARD = 'ctok_7c1e5d0a4c1e9a542f6d';

export function createBookings(
  context: WorldContext,
  boats: { boatWithFreeDays(): Promise<OwnBoat> },
  tours: { tour(): Promise<OwnTour> },
) {
  const { run } = context;

  /** The terms of a booking of whole days of a boat, free ones of a shared boat unless stated. */
  async function bookingBody(days = 1, boat?: OwnBoat) {
    const own = boat ?? (await boats.boatWithFreeDays());
    const { first, last } = own.freeDays(days);
    return { boatId: own.id, startDate: first, endDate: last, passengerCount: 2, notes: 'Deneme' };
  }

  /** Books what the body says as a customer. */
  async function book(body: object, actor: Actor = 'CUSTOMER'): Promise<Answer> {
    run.session(actor);
    const answer = await run.call('createBooking', actor, { body });
    idOf(answer, 'a booking');
    return answer;
  }

  const newBookingId = async (days = 1) =>
    numberAt((await book(await bookingBody(days))).body, 'id') ?? 0;

  async function newConfirmedId(): Promise<number> {
    const id = await newBookingId();
    const query = { status: 'CONFIRMED' };
    succeeded(
      await run.call('setBookingStatus', 'BOAT_OWNER', { path: { id }, query }),
      'a confirmed booking',
    );
    return id;
  }

  /** A payment that waits; its booking waits too. */
  async function newPaymentId(): Promise<number> {
    const bookingId = await newBookingId();
    const answer = await run.call('createPayment', 'CUSTOMER', {
      body: { bookingId, type: 'DEPOSIT' },
    });
    return idOf(answer, 'a payment');
  }

  return {
    bookingBody,
    book,
    newBookingId,
    newConfirmedId,
    newPaymentId,
    /** A pending booking of the shared boat by CUSTOMER. */
    bookingId: once(() => newBookingId()),
    /** A booking that has been paid in full, and its payment. */
    async newPaid(): Promise<{ bookingId: number; paymentId: number; body: unknown }> {
      const bookingId = await newConfirmedId();
      const answer = await run.call('processBookingPayment', 'CUSTOMER', {
        path: { id: bookingId },
        body: { type: 'FULL', cardToken: CARD },
      });
      return { bookingId, paymentId: idOf(answer, 'a payment'), body: answer.body };
    },
    /** A booking of two places on a date of the shared tour. */
    async newTourBookingId(): Promise<number> {
      const { id, dateId, day } = await tours.tour();
      const body = {
        tourId: id,
        tourDateId: dateId,
        startDate: day,
        endDate: day,
        passengerCount: 1,
      };
      return numberAt((await book(body)).body, 'id') ?? 0;
    },
    /** A 3-D Secure check of a new booking that waits for the customer. */
    async newThreeDsSession(): Promise<string> {
      const bookingId = await newBookingId();
      const answer = await run.call('initializeThreeDsPayment', 'CUSTOMER', {
        body: { bookingId, type: 'DEPOSIT', cardToken: CARD },
      });
      return textAt(succeeded(answer, 'a 3-D Secure check').body, 'sessionId') ?? '';
    },
  };
}
