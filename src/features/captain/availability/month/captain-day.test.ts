import { describe, expect, it } from 'vitest';
import type { CalendarDay, TimelineBooking } from '../../../../api/contract/types.ts';
import { captainDay } from './captain-day.ts';

const today = '2027-06-10';
const free: CalendarDay = {
  date: '2027-06-12',
  availabilityId: 1,
  isAvailable: true,
  isInstantConfirmation: true,
  isOverride: true,
  hasBookings: false,
  price: 41_900,
  priceOverride: 41_900,
};
const booking: TimelineBooking = {
  bookingId: 7,
  customerName: 'Selin Işık',
  status: 'CONFIRMED',
  startDate: '2027-06-11',
  endDate: '2027-06-12',
  startTime: null,
  hours: null,
  passengerCount: 8,
};

describe('a day to its captain', () => {
  it('keeps what it is beside what it is shown as, for an icon', () => {
    expect(captainDay(free.date, free, [], today)).toMatchObject({
      state: 'special',
      alsoSpecial: false,
      alsoInstant: true,
      price: 41_900,
    });
    const taken = { ...free, isAvailable: false, hasBookings: true };
    expect(captainDay(free.date, taken, [booking], today)).toMatchObject({
      state: 'unavailable',
      alsoSpecial: true,
      alsoInstant: true,
      onlyByHour: false,
      bookings: [booking],
    });
  });
  it('is past before anything else, and still tells who was there', () => {
    const past = captainDay('2027-06-09', free, [{ ...booking, startDate: '2027-06-09' }], today);
    expect(past).toMatchObject({ state: 'past', alsoSpecial: true, price: 41_900 });
    expect(past.bookings).toHaveLength(1);
  });
  it('is open by the hour while bookings leave some', () => {
    const partly = { ...free, hasBookings: true };
    expect(captainDay(free.date, partly, [booking], today).onlyByHour).toBe(true);
  });
  it('is unknown without an entry', () => {
    expect(captainDay('2027-06-13', undefined, [booking], today)).toMatchObject({
      state: 'unknown',
      price: null,
      bookings: [],
    });
  });
});
