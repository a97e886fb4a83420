import { expect, it } from 'vitest';
import { dailyRevenue } from './daily-revenue.ts';

it('adds up each day to the kuruş, and has the days without a payment', () => {
  const payments = [
    { date: '2026-06-12', revenue: 0.1 },
    { date: '2026-06-12', revenue: 0.2 },
    { date: '2026-06-10', revenue: 500 },
    { date: '2026-06-01', revenue: 9_000 },
  ];
  expect(dailyRevenue(payments, ['2026-06-10', '2026-06-11', '2026-06-12'])).toEqual([
    { day: '2026-06-10', revenue: 500 },
    { day: '2026-06-11', revenue: 0 },
    { day: '2026-06-12', revenue: 0.3 },
  ]);
});
