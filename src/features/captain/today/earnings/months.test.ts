import { expect, it } from 'vitest';
import type { FinanceReport } from '../../../../api/contract/types.ts';
import { hasEarnings, monthEarnings } from './months.ts';

const month = (name: string, revenue: number, reservedAmount: number) =>
  ({
    month: name,
    revenue,
    commission: 0,
    netRevenue: revenue,
    averagePerDay: 0,
    reservedAmount,
    bookings: 0,
    bookedDays: 0,
    offeredDays: 0,
    freeDays: 0,
    occupancyRate: null,
    bookedSeats: 0,
    offeredSeats: 0,
    seatOccupancyRate: null,
  }) satisfies FinanceReport['months'][number];

it('tells what is earned from what is reserved, and which month is now', () => {
  const months = [month('2026-05', 500, 0), month('2026-06', 100, 300), month('2026-07', 0, 900)];
  expect(monthEarnings({ months }, '2026-06')).toEqual([
    { month: '2026-05', earned: 500, reserved: 0, isCurrent: false },
    { month: '2026-06', earned: 100, reserved: 300, isCurrent: true },
    { month: '2026-07', earned: 0, reserved: 900, isCurrent: false },
  ]);
});

it('draws nothing for a year without a lira', () => {
  expect(hasEarnings(monthEarnings({ months: [month('2026-06', 0, 0)] }, '2026-06'))).toBe(false);
  expect(hasEarnings(monthEarnings({ months: [month('2026-06', 0, 1)] }, '2026-06'))).toBe(true);
});
