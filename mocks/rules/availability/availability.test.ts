import { describe, expect, it } from 'vitest';
import { createStore, createWorld, type WorldRows } from '../../store/state.ts';
import { TODAY } from '../../testing/call.ts';
import { aBoat, aBooking, anEntry } from '../../testing/records.ts';
import { addDays, instantInIstanbul } from '../calendar/day.ts';
import {
  boatDays,
  closingHour,
  daysAhead,
  startTimes,
  timeSlots,
  unavailableBoatDays,
} from './availability.ts';

const storeOf = (rows: WorldRows) =>
  createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
const clock = { today: TODAY, now: instantInIstanbul(TODAY, '12:00') };
const boat = aBoat(1);
const day = (offset: number) => addDays(TODAY, offset);
const entries = (...offsets: number[]) =>
  offsets.map((offset, index) => anEntry(index + 1, day(offset)));

describe('the days of a boat', () => {
  it('starts every hour from 08:00 to 17:00 and closes at 18:00', () => {
    expect(startTimes).toHaveLength(10);
    expect([startTimes[0], startTimes.at(-1), closingHour]).toEqual(['08:00', '17:00', 18]);
  });

  it('lets today and later be booked, never a past day, a closed one or one without an entry', () => {
    const store = storeOf({
      availabilities: [...entries(-1, 0, 1), anEntry(9, day(2), { isAvailable: false })],
    });
    const days = boatDays(store, boat, day(-1), day(3), TODAY);
    expect(days.map(({ isBookable }) => isBookable)).toEqual([false, true, true, false, false]);
  });

  it('prices a day by its own price, 0 included, else by the daily price', () => {
    const store = storeOf({
      availabilities: [
        anEntry(1, day(1), { priceOverride: 0 }),
        anEntry(2, day(2), { priceOverride: 12_500 }),
        anEntry(3, day(3)),
      ],
    });
    const prices = boatDays(store, boat, day(1), day(3), TODAY).map(({ price }) => price);
    expect(prices).toEqual([0, 12_500, 10_000]);
  });

  it('stays bookable by the hour until no start time is left', () => {
    const some = aBooking(1, day(1), { startTime: '10:00', hours: 3 });
    const rest = [
      aBooking(2, day(1), { startTime: '08:00', hours: 2, status: 'PENDING' }),
      aBooking(3, day(1), { startTime: '13:00', hours: 5 }),
    ];
    const availabilities = entries(1);
    const [open] = boatDays(
      storeOf({ availabilities, bookings: [some] }),
      boat,
      day(1),
      day(1),
      TODAY,
    );
    expect(open).toMatchObject({ isBookable: true, hasBookings: true });
    const full = storeOf({ availabilities, bookings: [some, ...rest] });
    expect(boatDays(full, boat, day(1), day(1), TODAY)[0]?.isBookable).toBe(false);
  });

  it.each([
    ['PENDING', true],
    ['CONFIRMED', true],
    ['COMPLETED', true],
    ['NO_SHOW', true],
    ['CANCELLED', false],
    ['REJECTED', false],
  ] as const)('a %s booking takes its days: %s', (status, takes) => {
    const store = storeOf({
      availabilities: entries(1, 2, 3),
      bookings: [aBooking(1, day(2), { endDate: day(3), status })],
    });
    const taken = unavailableBoatDays(store, boat, { startDate: day(1), endDate: day(3) }, clock);
    expect(taken).toEqual(takes ? [day(2), day(3)] : []);
  });

  it('needs a whole day free of hours for whole days, and only its own hours for hours', () => {
    const store = storeOf({
      availabilities: entries(1),
      bookings: [aBooking(1, day(1), { startTime: '10:00', hours: 2 })],
    });
    const wanted = { startDate: day(1), endDate: day(1) };
    expect(unavailableBoatDays(store, boat, wanted, clock)).toEqual([day(1)]);
    const at = (startTime: string, hours: number) =>
      unavailableBoatDays(store, boat, { ...wanted, startTime, hours }, clock);
    expect(at('08:00', 2)).toEqual([]);
    expect(at('08:00', 3)).toEqual([day(1)]);
    expect(at('12:00', 6)).toEqual([]);
    expect(at('17:00', 2)).toEqual([day(1)]);
  });

  it('leaves a booking out of account while its own terms change', () => {
    const store = storeOf({ availabilities: entries(1), bookings: [aBooking(7, day(1))] });
    const wanted = { startDate: day(1), endDate: day(1) };
    expect(unavailableBoatDays(store, boat, wanted, clock, 7)).toEqual([]);
  });

  it('offers no start time that has begun', () => {
    const store = storeOf({ availabilities: entries(0) });
    const free = timeSlots(store, 1, TODAY, clock).filter((slot) => slot.isAvailable);
    expect(free.map((slot) => slot.startTime)).toEqual([
      '13:00',
      '14:00',
      '15:00',
      '16:00',
      '17:00',
    ]);
  });

  it('offers no start time on a closed day, a past one and one without an entry', () => {
    const store = storeOf({
      availabilities: [...entries(-1), anEntry(9, day(1), { isAvailable: false })],
    });
    expect([-1, 1, 2].flatMap((offset) => timeSlots(store, 1, day(offset), clock))).toEqual([]);
  });

  it('finds the next open day behind closed, booked and past ones', () => {
    const store = storeOf({
      availabilities: [
        ...entries(5, -2, 2, 1),
        anEntry(9, TODAY, { isAvailable: false }),
        anEntry(10, day(1), { boatId: 2 }),
      ],
      bookings: [aBooking(1, day(1), { endDate: day(2) })],
    });
    expect(daysAhead(store, boat, TODAY).next).toBe(day(5));
    expect(daysAhead(store, aBoat(3), TODAY).next).toBeNull();
  });
});
