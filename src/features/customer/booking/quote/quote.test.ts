import { describe, expect, test } from 'vitest';
import type { CalendarDay } from '../../../../api/contract/types.ts';
import { boatQuote, tourQuote } from './quote.ts';

const day = (date: string, price = 48_500, rest: Partial<CalendarDay> = {}): CalendarDay => ({
  date,
  availabilityId: 1,
  isAvailable: true,
  isInstantConfirmation: true,
  isOverride: false,
  hasBookings: false,
  price,
  priceOverride: null,
  ...rest,
});

const service = (id: number, serviceType: 'FOOD' | 'OTHER', price: number) => ({
  id,
  boatId: 1,
  name: `Service ${id}`,
  description: null,
  serviceType,
  price,
  quantity: 1,
});

const boat = {
  dailyPrice: 48_500,
  hourlyPrice: 6_500,
  services: [service(1, 'FOOD', 650), service(2, 'OTHER', 1_200)],
};
const june = { start: '2027-06-12', end: '2027-06-14' };

describe('a boat', () => {
  test('whole days are not sold once the first has begun, at its usual hour; hours of it are', () => {
    const planned = { ...boat, dayPlan: [{ time: '09:30', text: 'We set out.' }] };
    const days = { start: '2027-06-12', end: '2027-06-13' };
    const calendar = [day('2027-06-12'), day('2027-06-13')];
    const at = (time: string) => new Date(`2027-06-12T${time}:00+03:00`);
    const whole = { days, hours: null, services: [] };
    expect(boatQuote(planned, whole, calendar, at('09:29'))).toMatchObject({ unavailable: [] });
    expect(boatQuote(planned, whole, calendar, at('09:30'))).toMatchObject({
      unavailable: ['2027-06-12'],
      departed: '09:30',
    });
    const hours = { startTime: '15:00', hours: 2 };
    const some = { days: { start: days.start, end: days.start }, hours, services: [] };
    expect(boatQuote(planned, some, calendar, at('12:00')).unavailable).toEqual([]);
    // Where no usual hour is known, the host says it.
    expect(boatQuote(boat, whole, calendar, at('23:00')).unavailable).toEqual([]);
  });

  test('whole days: each at its own price, food per person, other services once', () => {
    const quote = boatQuote(
      boat,
      {
        days: june,
        hours: null,
        services: [
          { serviceId: 1, quantity: 6 },
          { serviceId: 2, quantity: 6 },
        ],
      },
      [day('2027-06-12'), day('2027-06-13', 41_900), day('2027-06-14')],
    );
    expect(quote).toMatchObject({
      base: [
        { unit: 'day', price: 48_500, count: 2, total: 97_000 },
        { unit: 'day', price: 41_900, count: 1, total: 41_900 },
      ],
      services: [{ total: 3_900 }, { total: 1_200 }],
      totalPrice: 144_000,
      depositAmount: 28_800,
      balance: 115_200,
      isInstant: true,
      unavailable: [],
    });
  });

  test("the contract's example: three days with breakfast for six", () => {
    const { totalPrice, depositAmount } = boatQuote(
      boat,
      { days: june, hours: null, services: [{ serviceId: 1, quantity: 6 }] },
      [day('2027-06-12'), day('2027-06-13'), day('2027-06-14')],
    );
    expect([totalPrice, depositAmount]).toEqual([149_400, 29_880]);
  });

  test('hours: the hourly price, whatever the day costs', () => {
    const quote = boatQuote(
      boat,
      {
        days: { start: '2027-06-12', end: '2027-06-12' },
        hours: { startTime: '10:00', hours: 3 },
        services: [],
      },
      [day('2027-06-12', 41_900, { hasBookings: true, isInstantConfirmation: false })],
    );
    expect(quote).toMatchObject({
      base: [{ unit: 'hour', price: 6_500, count: 3, total: 19_500 }],
      isInstant: false,
      unavailable: [],
    });
  });

  test('lists the unavailable days: closed, partly booked, without an entry', () => {
    const quote = boatQuote(boat, { days: june, hours: null, services: [] }, [
      day('2027-06-12', 48_500, { isAvailable: false }),
      day('2027-06-13', 48_500, { hasBookings: true }),
    ]);
    expect(quote.unavailable).toEqual(['2027-06-12', '2027-06-13', '2027-06-14']);
    expect(quote.isInstant).toBe(false);
  });

  test('a service that the boat does not have costs nothing', () => {
    const services = [{ serviceId: 99, quantity: 1 }];
    const quote = boatQuote(boat, { days: june, hours: null, services }, []);
    expect(quote.services).toEqual([]);
  });
});

test("a tour: the day's price for each, which beats the tour's own", () => {
  const quote = tourQuote({ price: 1_850 }, '2027-05-15', 2, day('2027-05-15', 1_850));
  expect(quote).toMatchObject({ totalPrice: 3_700, depositAmount: 740, balance: 2_960 });
  expect(tourQuote({ price: 1_850 }, '2027-05-15', 2, day('2027-05-15', 1_500.5)).totalPrice).toBe(
    3_001,
  );
  expect(tourQuote({ price: 1_850 }, '2027-05-15', 2, undefined)).toMatchObject({
    totalPrice: 3_700,
    unavailable: ['2027-05-15'],
  });
});
