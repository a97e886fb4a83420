import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../rules/calendar/day.ts';
import type { BookingRecord, Schemas } from '../../store/records.ts';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { answered, bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import {
  aBoat,
  aBooking,
  anEntry,
  aPayment,
  aReview,
  aTour,
  aUser,
} from '../../testing/records.ts';
import { bookings } from './bookings.ts';

// What becomes of a booking that has been made.

const day = (offset: number) => addDays(TODAY, offset);
const admin = aUser(1, { role: 'ADMIN' });
const host = aUser(2, { role: 'BOAT_OWNER' });
const customer = aUser(9);
const other = aUser(10);
let store: Store;

beforeEach(() => {
  const rows = {
    users: [admin, host, customer, other],
    boats: [aBoat(1), aBoat(2), aBoat(3)],
    availabilities: [anEntry(1, day(1)), anEntry(2, day(2), { priceOverride: 12_500.5 })],
  };
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
});

type Create = Schemas['BookingCreate'];
const onBoat = (first: number, last: number): Create => ({
  boatId: 1,
  startDate: day(first),
  endDate: day(last),
  passengerCount: 4,
});
const create = (body: Create, user = customer) =>
  bookings.createBooking(callOf(store, { user, body }));
const booked = (body: Create, user = customer) => bodyOf(create(body, user));
const sentTo = (userId: number) => store.notifications.where('userId', userId);

describe('changed terms', () => {
  const update = (id: number, body: object) =>
    bookings.updateBooking(
      callOf(store, { user: customer, body: { ...onBoat(1, 1), ...body, id } as never }),
    );

  it('are priced again, with the own days free', () => {
    const { id } = booked(onBoat(1, 1));
    const changed = bodyOf(update(id, { endDate: day(2), passengerCount: 6 }));
    expect(changed).toMatchObject({ totalPrice: 22_500.5, passengerCount: 6, status: 'PENDING' });
  });

  it('are refused on days of another, and once the booking is confirmed', () => {
    const { id } = booked(onBoat(1, 1));
    booked(onBoat(2, 2), other);
    expect(refusedWith(update(id, { endDate: day(2) }))[1]).toBe('DATES_UNAVAILABLE');
    store.bookings.update(id, { status: 'CONFIRMED' });
    expect(refusedWith(update(id, {}))).toEqual([409, 'BOOKING_STATUS_CONFLICT']);
  });

  it('end a payment that was opened for another price', () => {
    const { id } = booked(onBoat(1, 1));
    store.payments.insert(aPayment(1, { bookingId: id, status: 'PENDING', paidAt: null }));
    bodyOf(update(id, { endDate: day(2) }));
    expect(store.payments.get(1)?.status).toBe('CANCELLED');
  });
});

describe('the status', () => {
  const decide = (
    id: number,
    query: { status: Schemas['BookingDecision']; reason?: string | undefined },
  ) => bookings.setBookingStatus(callOf(store, { user: host, path: { id }, query }));
  const reason = 'Motor arızası nedeniyle denize açılamıyoruz.';
  const with_ = (status: BookingRecord['status']) =>
    store.bookings.insert(aBooking(0, day(1), { status })).id;

  it('is confirmed by the host, once', () => {
    const id = with_('PENDING');
    expect(bodyOf(decide(id, { status: 'CONFIRMED' })).status).toBe('CONFIRMED');
    expect(refusedWith(decide(id, { status: 'CONFIRMED' }))).toEqual([
      409,
      'BOOKING_STATUS_CONFLICT',
    ]);
    expect(sentTo(customer.id).map(({ type }) => type)).toEqual(['BOOKING_CONFIRMED']);
  });

  it.each(['CANCELLED', 'COMPLETED', 'REJECTED', 'NO_SHOW'] as const)('stays %s', (status) => {
    const id = with_(status);
    expect(refusedWith(decide(id, { status: 'CONFIRMED' }))[0]).toBe(409);
    expect(refusedWith(decide(id, { status: 'CANCELLED', reason }))[0]).toBe(409);
    expect(store.bookings.get(id)?.status).toBe(status);
  });

  it('is not cancelled without a reason', () => {
    const id = with_('CONFIRMED');
    expect(refusedWith(decide(id, { status: 'CANCELLED' }))).toEqual([
      400,
      'INVALID_REQUEST',
      'query.reason',
    ]);
    expect(bodyOf(decide(id, { status: 'CANCELLED', reason })).cancellationReason).toBe(reason);
  });
});

describe('cancelling', () => {
  const toldOf = (wanted: string) =>
    sentTo(customer.id).findLast(({ type }) => type === wanted)?.message;
  const reason = 'Uçuşumuz iptal edildi, yetişemiyoruz.';
  const cancel = (id: number, user = customer) =>
    bookings.cancelBooking(callOf(store, { user, path: { id }, body: { reason } }));
  const paidBooking = (offset: number) => {
    const { id } = store.bookings.insert(aBooking(0, day(offset)));
    const deposit = { bookingId: id, type: 'DEPOSIT', status: 'PARTIAL', amount: 2_000 } as const;
    store.payments.insert(aPayment(0, deposit));
    return id;
  };

  it('ends a payment that the bank has not answered, and nothing is charged', () => {
    const { id } = store.bookings.insert(aBooking(0, day(2)));
    store.payments.insert(aPayment(0, { bookingId: id, type: 'DEPOSIT', status: 'PENDING' }));
    const read = bookings.getBooking(callOf(store, { user: customer, path: { id } }));
    expect(bodyOf(read)).toMatchObject({ paymentStatus: 'PENDING', paymentProcessing: true });
    expect(bodyOf(cancel(id))).toMatchObject({
      paidAmount: 0,
      refundedAmount: 0,
      paymentStatus: 'CANCELLED',
      paymentProcessing: false,
    });
    expect(store.payments.get(1)).toMatchObject({ status: 'CANCELLED', paidAt: null });
  });

  it('gives the customer back what was paid while the terms allow it', () => {
    const id = paidBooking(2);
    expect(bodyOf(cancel(id))).toMatchObject({
      status: 'CANCELLED',
      cancellationReason: reason,
      paidAmount: 0,
      refundedAmount: 2_000,
      paymentStatus: 'CANCELLED',
    });
    expect(store.payments.get(1)).toMatchObject({ status: 'CANCELLED', refundedAmount: 2_000 });
    expect(toldOf('BOOKING_CANCELLED')).toContain('Ödenen tutarın tamamı iade edildi: ₺2.000.');
    expect(refusedWith(cancel(id))).toEqual([409, 'BOOKING_STATUS_CONFLICT']);
  });

  it('keeps it when it is too late, unless the host cancels', () => {
    // From noon to midnight there are less than 24 hours.
    expect(bodyOf(cancel(paidBooking(1)))).toMatchObject({
      paidAmount: 2_000,
      refundedAmount: 0,
      paymentStatus: 'PARTIAL',
    });
    expect(store.payments.get(1)).toMatchObject({ status: 'COMPLETED', refundedAmount: 0 });
    expect(toldOf('BOOKING_CANCELLED')).toContain('ödenen ₺2.000 kaptanda kalıyor.');
    expect(bodyOf(cancel(paidBooking(1), host))).toMatchObject({
      paidAmount: 0,
      refundedAmount: 2_000,
    });
  });

  it('speaks of the guide where a tour is called off', () => {
    store.tours.insert(aTour(1, { guideId: host.id }));
    const onTour = { boatId: null, tourId: 1, totalPrice: 2_000 } as const;
    const { id } = store.bookings.insert({ ...aBooking(0, day(1)), ...onTour });
    store.payments.insert(aPayment(0, { bookingId: id, status: 'PARTIAL', amount: 2_000 }));
    cancel(id);
    expect(toldOf('BOOKING_CANCELLED')).toContain('ödenen ₺2.000 rehberde kalıyor.');
    const next = store.bookings.insert({ ...aBooking(0, day(9)), ...onTour });
    store.payments.insert(aPayment(0, { bookingId: next.id, status: 'PARTIAL', amount: 2_000 }));
    cancel(next.id, host);
    const reasons = store.payments.where('bookingId', next.id).map((payment) => payment.reason);
    expect(reasons).toEqual(['Rezervasyon rehber tarafından iptal edildi.']);
  });

  it('frees the days', () => {
    const { id } = booked(onBoat(1, 1));
    expect(refusedWith(create(onBoat(1, 1), other))[0]).toBe(409);
    bodyOf(cancel(id));
    expect(toldOf('BOOKING_CANCELLED')).toContain('iade edilecek bir tutar yok.');
    expect(booked(onBoat(1, 1), other).status).toBe('PENDING');
  });
});

it('shows contact details to the host alone, once the booking is confirmed', () => {
  const { id } = booked(onBoat(1, 1));
  const seen = (user: typeof customer) => {
    const { customerEmail, customerPhone } = bodyOf(
      bookings.getBooking(callOf(store, { user, path: { id } })),
    );
    return [customerEmail, customerPhone];
  };
  expect(seen(host)).toEqual([null, null]);
  store.bookings.update(id, { status: 'CONFIRMED' });
  expect(seen(host)).toEqual([customer.email, customer.phoneNumber]);
  expect(seen(customer)).toEqual([null, null]);
  expect(seen(admin)).toEqual([null, null]);
});

it('tells where it begins from the first, and the telephone to the customer alone, once confirmed', () => {
  const { id } = booked(onBoat(1, 1));
  const seen = (user: typeof customer) =>
    bodyOf(bookings.getBooking(callOf(store, { user, path: { id } })));
  const { departurePoint } = store.boats.get(seen(customer).boatId ?? 0) ?? {};
  expect(seen(customer)).toMatchObject({
    hostPhone: null,
    meetingPoint: departurePoint ?? null,
    durationMinutes: null,
  });
  store.bookings.update(id, { status: 'CONFIRMED', startTime: '10:00', hours: 3 });
  expect(seen(customer)).toMatchObject({ hostPhone: host.phoneNumber, durationMinutes: 180 });
  expect([seen(host).hostPhone, seen(admin).hostPhone]).toEqual([null, null]);
  store.bookings.update(id, { status: 'CANCELLED' });
  expect(seen(customer).hostPhone).toBeNull();
});

describe('removing', () => {
  it('takes the review along, and refuses what carries a payment', () => {
    store.bookings.insert(aBooking(0, day(-9), { status: 'COMPLETED' }));
    store.reviews.insert(aReview(0, { bookingId: 1 }));
    store.bookings.insert(aBooking(0, day(-8), { status: 'COMPLETED' }));
    store.payments.insert(aPayment(0, { bookingId: 2 }));
    const all = () => bookings.deleteBoatBookings(callOf(store, { user: admin, path: { id: 1 } }));
    const one = (id: number) =>
      bookings.deleteBooking(callOf(store, { user: admin, path: { id } }));
    expect(refusedWith(all())).toEqual([409, 'BOOKING_HAS_PAYMENTS']);
    expect(store.bookings.all()).toHaveLength(2);
    expect(answered(one(1)).status).toBe(204);
    expect(store.reviews.all()).toHaveLength(0);
    expect(refusedWith(one(1))[0]).toBe(404);
    expect(refusedWith(one(2))).toEqual([409, 'BOOKING_HAS_PAYMENTS']);
  });
});

it('counts bookings and COMPLETED payments of the host alone', () => {
  store.boats.insert(aBoat(0, { ownerId: 7 }));
  store.bookings.insert(aBooking(0, day(-3), { status: 'COMPLETED' }));
  store.bookings.insert(aBooking(0, day(3)));
  store.bookings.insert(aBooking(0, day(3), { boatId: 4 }));
  store.payments.insert(aPayment(0, { bookingId: 1 }));
  store.payments.insert(aPayment(0, { bookingId: 2, status: 'PARTIAL', amount: 2_000 }));
  store.payments.insert(aPayment(0, { bookingId: 3, amount: 700 }));
  const figures = (user: typeof host) =>
    bodyOf(bookings.getBookingStatistics(callOf(store, { user })));
  expect(figures(host)).toMatchObject({ totalBookings: 2, boatBookings: 2, totalRevenue: 10_000 });
  expect(figures(admin)).toMatchObject({ totalBookings: 3, totalRevenue: 10_700 });
  expect(figures(host).statuses).toContainEqual({ status: 'COMPLETED', count: 1 });
});
