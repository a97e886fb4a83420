import { describe, expect, it } from 'vitest';
import {
  blocksAvailability,
  boatDays,
  isOpen,
  startTimes,
} from '../../rules/availability/availability.ts';
import { settle } from '../../rules/booking/booking-status.ts';
import { depositOf, priceOf } from '../../rules/booking/price.ts';
import {
  addDays,
  daysBetween,
  daysInclusive,
  instantInIstanbul,
} from '../../rules/calendar/day.ts';
import { paymentStanding } from '../../rules/payment/payment-status.ts';
import { bookedPassengers } from '../../rules/tour/tour-places.ts';
import type { BookingRecord } from '../../store/records.ts';
import { createStore } from '../../store/state.ts';
import { seasonPrice } from '../boat/season.ts';
import { calendarAround } from '../calendar.ts';
import { buildWorld } from '../scenario/scenarios.ts';

/** Bookings of the examples have ids below. */
const GENERATED = 100;

/** Hours of days that a booking of a boat takes. */
function hoursOf({ startDate, endDate, startTime, hours }: BookingRecord): string[] {
  const first = startTimes.indexOf(startTime ?? '');
  const taken = hours === null ? startTimes : startTimes.slice(first, first + hours);
  return daysBetween(startDate, endDate).flatMap((day) => taken.map((hour) => `${day} ${hour}`));
}

const worlds = [
  { today: '2026-11-20', scenario: 'default' },
  { today: '2027-01-15', scenario: 'busy-season' },
  { today: '2027-05-01', scenario: 'default' },
  { today: '2028-02-29', scenario: 'default' },
  { today: '2027-08-10', scenario: 'busy-season' },
];

describe.each(worlds)('$scenario on $today', ({ today, scenario }) => {
  const world = buildWorld(scenario, today);
  const store = createStore(world);
  const bookings = store.bookings.all();
  const generated = bookings.filter(({ id }) => id >= GENERATED);

  it('books no boat twice', () => {
    const taken = new Set<string>();
    for (const booking of bookings) {
      if (booking.boatId === null || !blocksAvailability(booking)) continue;
      for (const hour of hoursOf(booking)) {
        const key = `${booking.boatId} ${hour}`;
        expect(taken.has(key), `${key}, booking ${booking.id}`).toBe(false);
        taken.add(key);
      }
    }
  });

  it('books open days of published boats, and as many people as they take', () => {
    const closed = generated.filter((booking) => {
      const { boatId, startDate, endDate, passengerCount } = booking;
      const boat = boatId === null ? undefined : store.boats.get(boatId);
      if (!boat) return false;
      if (passengerCount > boat.capacity) return true;
      if (!isOpen(booking) || startDate < today) return false;
      const entries = boatDays(store, boat, startDate, endDate, today).map(({ entry }) => entry);
      return boat.status !== 'ACTIVE' || !entries.every((entry) => entry?.isAvailable);
    });
    expect(closed).toEqual([]);
  });

  it('sells no place of a tour twice, and marks full dates', () => {
    for (const date of store.tourDates.all()) {
      const booked = bookedPassengers(store, date.id);
      expect(booked).toBeLessThanOrEqual(date.maxGuests);
      if (date.id < GENERATED) continue;
      expect(date.availabilityStatus === 'FULLY_BOOKED', `date ${date.id}`).toBe(
        booked === date.maxGuests,
      );
    }
  });

  it('sends nobody to two places at once', () => {
    const away = new Set<string>();
    for (const { customerId, startDate, endDate } of generated) {
      for (const day of daysBetween(startDate, endDate)) {
        const key = `${customerId} ${day}`;
        expect(away.has(key), key).toBe(false);
        away.add(key);
      }
    }
  });

  it('charges what the rules say', () => {
    const calendar = calendarAround(today);
    for (const booking of generated) {
      const { boatId, tourId, startDate, endDate, hours, passengerCount, services } = booking;
      const boat = store.boats.get(boatId ?? 0);
      const tour = store.tours.get(tourId ?? 0);
      const entry = store.availabilities
        .where('tourId', tourId ?? 0)
        .find(({ date }) => date === startDate);
      const days = daysBetween(startDate, endDate).map((day) => calendar.offsetOf(day));
      const base = boat
        ? hours === null
          ? days.reduce(
              (sum, day) => sum + (seasonPrice(boat, calendar, day) ?? boat.dailyPrice),
              0,
            )
          : hours * Number(boat.hourlyPrice)
        : passengerCount * (entry?.priceOverride ?? Number(tour?.price));
      const { totalPrice, depositAmount } = priceOf(base, services);
      expect([booking.totalPrice, booking.depositAmount]).toEqual([totalPrice, depositAmount]);
    }
    for (const { totalPrice, depositAmount } of bookings) {
      expect(depositAmount).toBe(depositOf(totalPrice));
    }
  });

  it('has taken and given back what fits the status', () => {
    for (const booking of bookings) {
      const payments = store.payments.where('bookingId', booking.id);
      const { paidAmount, receivedAmount } = paymentStanding(store, booking);
      expect(payments.filter(({ status }) => status === 'PENDING').length).toBeLessThan(2);
      expect(receivedAmount).toBeLessThanOrEqual(booking.totalPrice);
      if (booking.status === 'COMPLETED') expect(paidAmount).toBeGreaterThan(0);
      if (booking.status === 'REJECTED' || booking.status === 'NO_SHOW') expect(paidAmount).toBe(0);
      for (const payment of payments) {
        expect(payment.refundedAmount).toBeLessThanOrEqual(payment.amount);
        expect(payment.refundedAmount > 0).toBe(
          payment.status === 'CANCELLED' && payment.reason !== null,
        );
        expect(payment.createdAt >= booking.createdAt).toBe(true);
      }
      expect(booking.cancellationReason !== null).toBe(booking.status === 'CANCELLED');
    }
  });

  it('leaves nothing that its first day would change', () => {
    settle(store, { now: instantInIstanbul(today, '23:59'), today });
    expect([store.bookings.changed(), store.payments.changed()]).toEqual([[], []]);
  });
});

it('fills the coming weeks in the busy season', () => {
  const today = '2026-11-20';
  const store = createStore(buildWorld('busy-season', today));
  const last = addDays(today, 20);
  const shares = store.boats
    .all()
    .filter(({ status }) => status === 'ACTIVE')
    .map((boat) => {
      const days = boatDays(store, boat, today, last, today).filter(
        ({ entry }) => entry?.isAvailable,
      );
      return days.filter(({ hasBookings }) => hasBookings).length / days.length;
    });
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  expect(daysInclusive(today, last)).toBe(21);
  expect(mean).toBeGreaterThan(0.8);
});
