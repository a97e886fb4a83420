import { expect, it } from 'vitest';
import type { OwnerTimeline, TimelineBooking } from '../../../../../api/contract/types.ts';
import { rowsOf } from './rows.ts';

const booking = (bookingId: number, startDate: string, endDate = startDate): TimelineBooking => ({
  bookingId,
  customerName: 'Elif Yıldız',
  status: 'CONFIRMED',
  startDate,
  endDate,
  startTime: null,
  hours: null,
  passengerCount: 4,
});
const open = { isAvailable: true, priceOverride: null, isInstantConfirmation: true, price: 48_500 };
const part: OwnerTimeline = {
  startDate: '2026-06-10',
  endDate: '2026-06-16',
  totalBoats: 2,
  totalTours: 1,
  boats: [
    {
      boatId: 1,
      boatName: 'Gülşah',
      boatType: 'YACHT',
      status: 'ACTIVE',
      dailyPrice: 48_500,
      spans: [{ startDate: '2026-06-11', endDate: '2026-06-12', ...open }],
      totalBookings: 5,
      bookings: [
        booking(1, '2026-06-08', '2026-06-11'),
        booking(2, '2026-06-15', '2026-06-20'),
        { ...booking(3, '2026-06-13'), startTime: '09:00', hours: 3 },
        { ...booking(4, '2026-06-13'), startTime: '14:00', hours: 2 },
      ],
    },
  ],
  tours: [
    {
      tourId: 3,
      tourName: 'Göcek 12 Adalar',
      status: 'ACTIVE',
      price: 1850,
      spans: [],
      dates: [
        {
          tourDateId: 1,
          tourId: 3,
          startDate: '2026-06-11T22:30:00Z',
          endDate: null,
          durationMinutes: 60,
          availabilityStatus: 'AVAILABLE',
          maxGuests: 10,
          bookedSeats: 3,
          heldSeats: 2,
          freeSeats: 5,
          isBookable: true,
        },
        {
          tourDateId: 2,
          tourId: 3,
          startDate: '2026-06-12T06:00:00Z',
          endDate: null,
          durationMinutes: 60,
          availabilityStatus: 'CANCELLED',
          maxGuests: 10,
          bookedSeats: 0,
          heldSeats: 0,
          freeSeats: 10,
          isBookable: false,
        },
      ],
    },
  ],
};
const [boat, tour] = rowsOf([part], () => ({ day: '2026-06-12', time: '01:30' }));

it('says of every day what the host says of it, and nothing of the others', () => {
  expect(boat?.days.length).toBe(7);
  expect(boat?.days.map((day) => day?.price)).toEqual([
    undefined,
    48_500,
    48_500,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('cuts bookings to the range, and lets trips by the hour share their day', () => {
  expect(
    boat?.kind === 'boat' &&
      boat.bars.map(({ first, last, place, places }) => [first, last, place, places]),
  ).toEqual([
    [0, 1, 0, 1],
    [5, 6, 0, 1],
    [3, 3, 0, 2],
    [3, 3, 1, 2],
  ]);
  expect(boat).toMatchObject({ hiddenBookings: 1 });
});

it('counts the seats of a tour on the calendar day of its dates, without those called off', () => {
  expect(tour?.kind === 'tour' && [...tour.seats]).toEqual([
    [2, { taken: 5, all: 10, isFull: false, times: ['01:30'] }],
  ]);
});
