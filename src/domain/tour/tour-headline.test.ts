import { expect, it } from 'vitest';
import type { CalendarDay, TourDate } from '../../api/contract/types.ts';
import { tourHeadline } from './tour-headline.ts';
import type { TourChoice } from './use-tour-dates.ts';

const date: TourDate = {
  id: 1,
  tourId: 1,
  startDate: '2027-06-12T06:00:00Z',
  endDate: null,
  durationText: '8 Saat',
  durationMinutes: 480,
  availabilityStatus: 'AVAILABLE',
  maxGuests: 10,
};
const day: CalendarDay = {
  date: '2027-06-12',
  availabilityId: null,
  isAvailable: true,
  isInstantConfirmation: false,
  isOverride: false,
  hasBookings: false,
  price: 1850,
  priceOverride: null,
};
const choice = (price: number, isBookable = true): TourChoice => ({
  date,
  days: { start: day.date, end: day.date },
  day: { ...day, price },
  isBookable,
});
const tour = { price: 1850 };

it('is the price of the next date that can be booked, as lists tell it', () => {
  expect(tourHeadline(tour, [choice(900, false), choice(2100), choice(1850)])).toEqual({
    lira: 2100,
    isLowest: false,
  });
  expect(tourHeadline(tour, [choice(1480)])).toEqual({ lira: 1480, isLowest: false });
});
it('says so where other dates cost more, and none less', () => {
  expect(tourHeadline(tour, [choice(1850), choice(2100)])).toEqual({ lira: 1850, isLowest: true });
  expect(tourHeadline(tour, [choice(1600), choice(1480), choice(1850)]).isLowest).toBe(false);
});
it('is the price of the tour while no date is open, or known', () => {
  expect(tourHeadline(tour, [])).toEqual({ lira: 1850, isLowest: false });
});
