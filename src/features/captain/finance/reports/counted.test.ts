import { expect, it } from 'vitest';
import type { Booking } from '../../../../api/contract/types.ts';
import { type Counted, countedBookings } from './counted.ts';

const period = { from: '2026-06-10', to: '2026-06-20' };

function booking(id: number, startDate: string, endDate: string, facts: Partial<Booking> = {}) {
  const usual = { boatId: 1, tourId: null, passengerCount: 3, status: 'COMPLETED' };
  // Only what is counted.
  return { id, startDate, endDate, ...usual, ...facts } as Booking;
}

const tour = { boatId: null, tourId: 5 };
const confirmed = { status: 'CONFIRMED', totalPrice: 900.1, paidAmount: 300 } as const;
const bookings = [
  booking(1, '2026-06-08', '2026-06-11'),
  booking(2, '2026-06-11', '2026-06-12'),
  booking(3, '2026-06-11', '2026-06-11', { boatId: 2 }),
  booking(4, '2026-06-12', '2026-06-12', tour),
  booking(5, '2026-06-19', '2026-06-25', { ...confirmed, paymentStatus: 'PARTIAL' }),
  booking(6, '2026-06-20', '2026-06-20', { ...confirmed, ...tour, paymentStatus: 'COMPLETED' }),
  booking(7, '2026-06-21', '2026-06-22', { ...confirmed, paymentStatus: 'PENDING' }),
];

const parts = (asked: Omit<Counted, 'period'>) =>
  countedBookings(bookings, { period, ...asked }).map(({ booking: { id }, part }) => [id, part]);

it.each<[Omit<Counted, 'period'>, number[][]]>([
  [
    { figure: 'bookings' },
    [
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
      [6, 1],
    ],
  ],
  [
    { figure: 'bookings', offer: { tourId: 5, name: '' } },
    [
      [4, 1],
      [6, 1],
    ],
  ],
  // The eleventh is taken twice and counts once; another boat's eleventh counts too.
  [
    { figure: 'bookedDays' },
    [
      [1, 2],
      [2, 1],
      [3, 1],
      [5, 2],
    ],
  ],
  [{ figure: 'bookedDays', offer: { boatId: 2, name: '' } }, [[3, 1]]],
  [
    { figure: 'bookedSeats' },
    [
      [4, 3],
      [6, 3],
    ],
  ],
  // A deposit is no revenue yet; a whole payment is.
  [
    { figure: 'reservedAmount' },
    [
      [5, 900.1],
      [6, 600.1],
    ],
  ],
])('what %o counts', (asked, expected) => {
  expect(parts(asked)).toEqual(expected);
});
