import { CARD } from '../world/bookings.ts';
import { REASON } from '../world/cleanup.ts';
import type { World } from '../world/world.ts';
import type { Recipes } from './recipe.ts';

/** What is booked follows from the boat: its days, its hours, its room and its services. */
const TERMS = ['passengerCount', 'startTime', 'hours', 'services'];

const pendingId = async (world: World) => ({ path: { id: await world.newBookingId() } });

/** A published boat without bookings that carry a payment. */
const unbookedBoat = async (world: World) => ({ path: { id: (await world.newBoat()).id } });

/** Bookings and payments. */
export const bookings: Recipes = {
  listBookings: { actor: 'CUSTOMER' },
  listBookingsPage: { actor: 'CUSTOMER' },
  listBookingsByStatus: { actor: 'CUSTOMER' },
  listBookingsByDateRange: { actor: 'CUSTOMER' },
  createBooking: {
    actor: 'CUSTOMER',
    parts: async (world) => {
      const boat = await world.boatWithFreeDays();
      const body = await world.bookingBody(2, boat);
      return { body: { ...body, services: [{ serviceId: boat.food.id, quantity: 2 }] } };
    },
    hold: [...TERMS, 'expectedTotalPrice'],
  },
  updateBooking: {
    actor: 'CUSTOMER',
    parts: async (world) => {
      // The days of another boat may be given out on this one too.
      const boat = await world.boatWithFreeDays();
      const { boatId: _boat, ...terms } = await world.bookingBody(2, boat);
      const answer = await world.book(await world.bookingBody(2, boat));
      const id: unknown = (answer.body as { id?: unknown }).id; // book has seen a Booking
      return { body: { id, ...terms } };
    },
    hold: TERMS,
  },
  checkBookingAvailability: {
    actor: 'CUSTOMER',
    parts: async (world) => ({ body: await world.bookingBody(2) }),
    hold: TERMS,
  },
  getCancellationPreview: { actor: 'CUSTOMER', parts: pendingId },
  deleteBooking: { parts: pendingId },
  setBookingStatus: {
    actor: 'BOAT_OWNER',
    parts: async (world) => ({ ...(await pendingId(world)), query: { status: 'CONFIRMED' } }),
    hold: ['status', 'reason'],
  },
  cancelBooking: {
    actor: 'CUSTOMER',
    parts: async (world) => ({ ...(await pendingId(world)), body: { reason: REASON } }),
  },
  deleteCustomerBookings: {
    parts: async (world) => ({ path: { id: (await world.newCustomer()).userId } }),
  },
  deleteBoatBookings: { parts: unbookedBoat },
  deleteTourBookings: {
    parts: async (world) => ({ path: { id: (await world.newTour()).id } }),
  },
  listBoatBookings: { actor: 'BOAT_OWNER' },
  listTourBookings: { actor: 'BOAT_OWNER' },
  processBookingPayment: {
    actor: 'CUSTOMER',
    parts: async (world) => ({
      ...(await pendingId(world)),
      body: { type: 'DEPOSIT', cardToken: CARD },
    }),
    hold: ['type', 'cardToken'],
  },
  checkBookingPaymentStatus: { actor: 'CUSTOMER', parts: pendingId },
  initializeDepositPayment: { actor: 'CUSTOMER', parts: pendingId },
  createPayment: {
    actor: 'CUSTOMER',
    parts: async (world) => ({ body: { bookingId: await world.newBookingId(), type: 'DEPOSIT' } }),
    hold: ['type'],
  },
  updatePayment: {
    parts: async (world) => ({
      path: { id: await world.newPaymentId() },
      body: { type: 'DEPOSIT', amount: 2400 },
    }),
    hold: ['type', 'amount'],
  },
  setPaymentStatus: {
    parts: async (world) => ({
      path: { id: await world.newPaymentId() },
      body: { status: 'FAILED', reason: 'Banka ödemeyi onaylamadı.' },
    }),
    hold: ['status'],
  },
  refundPayment: {
    actor: 'BOAT_OWNER',
    parts: async (world) => ({
      path: { id: (await world.newPaid()).paymentId },
      body: { reason: 'Fırtına nedeniyle tekne denize açılamadı.' },
    }),
  },
  initializeThreeDsPayment: {
    actor: 'CUSTOMER',
    parts: async (world) => ({
      body: { bookingId: await world.newBookingId(), type: 'DEPOSIT', cardToken: CARD },
    }),
    hold: ['type', 'cardToken'],
  },
  completeThreeDsPayment: {
    actor: 'CUSTOMER',
    unreachable: 'the customer has to answer the page of the bank first',
    parts: async (world) => ({ body: { sessionId: await world.newThreeDsSession() } }),
    hold: ['sessionId'],
  },
  checkCardBin: { actor: 'CUSTOMER', hold: ['binNumber'] },
};
