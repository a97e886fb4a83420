import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../rules/calendar/day.ts';
import type { Schemas } from '../../store/records.ts';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBoat, anEntry, aTour, aTourDate, aUser } from '../../testing/records.ts';
import { bookings } from './bookings.ts';

const day = (offset: number) => addDays(TODAY, offset);
const admin = aUser(1, { role: 'ADMIN' });
const host = aUser(2, { role: 'BOAT_OWNER' });
const customer = aUser(9);
const other = aUser(10);
const breakfast = {
  id: 1,
  boatId: 1,
  name: 'Kahvaltı',
  description: null,
  serviceType: 'FOOD' as const,
  price: 650,
  quantity: 1,
};
const canoe = {
  ...breakfast,
  id: 2,
  name: 'Kano',
  serviceType: 'WATER_SPORTS' as const,
  price: 1200,
};
const foreign = { ...breakfast, id: 3, boatId: 2 };
let store: Store;

beforeEach(() => {
  const rows = {
    users: [admin, host, customer, other],
    boats: [aBoat(1), aBoat(2, { hourlyPrice: null }), aBoat(3, { status: 'INACTIVE' })],
    boatServices: [breakfast, canoe, foreign],
    tours: [aTour(1), aTour(2)],
    tourDates: [aTourDate(1, day(5)), aTourDate(2, day(5), { tourId: 2 })],
    availabilities: [
      anEntry(1, day(1)),
      anEntry(2, day(2), { priceOverride: 12_500.5 }),
      anEntry(3, day(3), { isInstantConfirmation: true }),
      anEntry(4, day(4), { isAvailable: false }),
      anEntry(5, day(1), { boatId: 2 }),
      anEntry(6, TODAY),
    ],
  };
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
});

type Create = Schemas['BookingCreate'];
const onBoat = (first: number, last: number, more: object = {}) =>
  ({ boatId: 1, startDate: day(first), endDate: day(last), passengerCount: 4, ...more }) as Create;
const onTour = (more: object = {}) =>
  ({
    tourId: 1,
    tourDateId: 1,
    startDate: day(5),
    endDate: day(5),
    passengerCount: 3,
    ...more,
  }) as Create;
const create = (body: Create, user = customer) =>
  bookings.createBooking(callOf(store, { user, body }));
const booked = (body: Create, user = customer) => bodyOf(create(body, user));
const quote = (body: Create) =>
  bookings.checkBookingAvailability(callOf(store, { user: customer, body }));
const sentTo = (userId: number) => store.notifications.where('userId', userId);

it.each([
  ['boat', onBoat(1, 1)],
  ['tour', onTour()],
])('nobody books a %s of their own', (_kind, body) => {
  expect(refusedWith(create(body, host))).toEqual([409, 'OWN_OFFER']);
  expect(store.bookings.all()).toEqual([]);
});

it('names both rules when the date of an own tour is none: a service may tell either', () => {
  expect(create(onTour({ tourDateId: 999 }), host)).toMatchObject({
    code: 'NOT_FOUND',
    headers: { 'x-mock-refusals': 'NOT_FOUND, OWN_OFFER' },
  });
  expect(create(onTour({ tourDateId: 999 }))).not.toHaveProperty('headers');
});

describe('the price', () => {
  it('adds each day at its own price, both ends counted, and the services', () => {
    const services = [
      { serviceId: 1, quantity: 4 },
      { serviceId: 2, quantity: 4 },
    ];
    const booking = booked(onBoat(1, 2, { services, totalPrice: 1, depositAmount: 0 }));
    // 10,000 + 12,500.50 + 4 × 650 + 1,200 once
    expect(booking.totalPrice).toBe(26_300.5);
    expect(booking.depositAmount).toBe(5_260);
    expect(booking.services.map(({ totalPrice }) => totalPrice)).toEqual([2_600, 1_200]);
  });

  it('is hours × the hourly price, whatever the day costs', () => {
    const booking = booked(onBoat(2, 2, { startTime: '10:00', hours: 3 }));
    expect(booking).toMatchObject({ totalPrice: 3_000, depositAmount: 600, hours: 3 });
  });

  it("is that of a person for a tour, and the day's own price beats the tour's", () => {
    expect(booked(onTour()).totalPrice).toBe(1_500);
    store.availabilities.insert({
      ...anEntry(0, day(5)),
      boatId: null,
      tourId: 1,
      priceOverride: 400,
    });
    expect(booked(onTour()).totalPrice).toBe(1_200);
  });

  it('is the one that the customer has agreed to, or nothing is booked', () => {
    const agreed = (expectedTotalPrice: number) => create(onBoat(1, 2, { expectedTotalPrice }));
    expect(refusedWith(agreed(22_500))).toEqual([409, 'PRICE_CHANGED']);
    expect(refusedWith(agreed(22_501))).toEqual([409, 'PRICE_CHANGED']);
    expect(store.bookings.all()).toEqual([]);
    expect(sentTo(host.id)).toEqual([]);
    expect(bodyOf(agreed(22_500.5)).totalPrice).toBe(22_500.5);
  });

  it('is quoted as it is booked, and nothing is held', () => {
    const body = onBoat(1, 2, { services: [{ serviceId: 1, quantity: 2 }] });
    expect(bodyOf(quote(body))).toEqual({
      isAvailable: true,
      isInstantConfirmation: false,
      unavailableDates: [],
      basePrice: 22_500.5,
      servicesPrice: 1_300,
      totalPrice: 23_800.5,
      depositAmount: 4_760,
    });
    expect(store.bookings.all()).toHaveLength(0);
    booked(onBoat(2, 2));
    expect(bodyOf(quote(body))).toMatchObject({ isAvailable: false, unavailableDates: [day(2)] });
  });
});

describe('a new booking', () => {
  it('waits for the host, or is confirmed at once when every day is', () => {
    expect(booked(onBoat(2, 3)).status).toBe('PENDING');
    store.bookings.remove(1);
    expect(booked(onBoat(3, 3)).status).toBe('CONFIRMED');
  });

  it('is told to both sides, by notification and by e-mail', () => {
    booked(onBoat(1, 1));
    expect(sentTo(customer.id).map(({ type }) => type)).toEqual(['BOOKING_CREATED']);
    expect(sentTo(host.id).map(({ type }) => type)).toEqual(['BOOKING_CREATED']);
    expect(store.outbox.all().map(({ to }) => to)).toEqual([customer.email, host.email]);
  });

  it('is no request to anybody when it is confirmed at once', () => {
    booked(onBoat(2, 2));
    booked(onBoat(3, 3));
    const told = ({ id }: { id: number }) => sentTo(id).map(({ message }) => message);
    expect(told(customer).filter((message) => message.includes('haber vereceğiz'))).toHaveLength(1);
    expect(told(host).filter((message) => message.includes('istek gönderdi'))).toHaveLength(1);
    expect(told(host).filter((message) => message.includes('rezervasyon yaptı'))).toHaveLength(1);
  });

  it.each([
    ['past days', onBoat(-1, 1), [422, 'VALIDATION_FAILED', 'body.startDate']],
    ['an end before the start', onBoat(2, 1), [422, 'VALIDATION_FAILED', 'body.endDate']],
    ['more than 100 days', onBoat(1, 101), [422, 'VALIDATION_FAILED', 'body.endDate']],
    [
      'too many people',
      onBoat(1, 1, { passengerCount: 9 }),
      [422, 'VALIDATION_FAILED', 'body.passengerCount'],
    ],
    [
      'a service of another boat',
      onBoat(1, 1, { services: [{ serviceId: 3, quantity: 1 }] }),
      [422, 'VALIDATION_FAILED', 'body.services.0.serviceId'],
    ],
    [
      'hours of a boat let by the day',
      onBoat(1, 1, { boatId: 2, startTime: '10:00', hours: 2 }),
      [422, 'VALIDATION_FAILED', 'body.hours'],
    ],
    [
      'hours beyond closing time',
      onBoat(1, 1, { startTime: '16:00', hours: 3 }),
      [422, 'VALIDATION_FAILED', 'body.hours'],
    ],
    [
      'an hour that is over',
      onBoat(0, 0, { startTime: '12:00', hours: 1 }),
      [422, 'VALIDATION_FAILED', 'body.startTime'],
    ],
    ['a day without an entry', onBoat(10, 10), [409, 'DATES_UNAVAILABLE', 'body.startDate']],
    ['a closed day', onBoat(4, 4), [409, 'DATES_UNAVAILABLE', 'body.startDate']],
    ['an unknown boat', onBoat(1, 1, { boatId: 99 }), [404, 'NOT_FOUND']],
    ['an unpublished boat', onBoat(1, 1, { boatId: 3 }), [404, 'NOT_FOUND']],
    ['an unknown date', onTour({ tourDateId: 99 }), [404, 'NOT_FOUND']],
    [
      'a date of another tour',
      onTour({ tourDateId: 2 }),
      [422, 'VALIDATION_FAILED', 'body.tourDateId'],
    ],
    [
      'other days than the date has',
      onTour({ startDate: day(4) }),
      [422, 'VALIDATION_FAILED', 'body.startDate'],
    ],
    [
      'more people than a date takes',
      onTour({ passengerCount: 11 }),
      [422, 'VALIDATION_FAILED', 'body.passengerCount'],
    ],
  ])('is refused for %s', (_, body, refusal) => {
    expect(refusedWith(create(body))).toEqual(refusal);
    expect(store.bookings.all()).toHaveLength(0);
  });

  it('takes the hours it needs and leaves the others', () => {
    booked(onBoat(1, 1, { startTime: '10:00', hours: 3 }));
    const [status] = refusedWith(create(onBoat(1, 1, { startTime: '12:00', hours: 1 })));
    expect(status).toBe(409);
    expect(refusedWith(create(onBoat(1, 2)))[0]).toBe(409);
    expect(booked(onBoat(1, 1, { startTime: '13:00', hours: 1 })).startTime).toBe('13:00');
  });

  it('takes places of a tour date until none is left', () => {
    booked(onTour({ passengerCount: 6 }));
    expect(refusedWith(create(onTour({ passengerCount: 5 }), other))[0]).toBe(409);
    expect(booked(onTour({ passengerCount: 4 }), other).startTime).toBe('10:00');
  });

  it('gets a day once when 200 ask for it', () => {
    const results = Array.from({ length: 200 }, () => create(onBoat(1, 1)));
    expect(results.filter((result) => result.status === 201)).toHaveLength(1);
    expect(results.filter((result) => result.status === 409)).toHaveLength(199);
    expect(store.bookings.all()).toHaveLength(1);
  });
});
