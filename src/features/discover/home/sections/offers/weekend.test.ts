import { expect, it } from 'vitest';
import { weekendAfter } from './weekend.ts';

it.each([
  ['2026-06-12', '2026-06-13', '2026-06-14'],
  ['2026-06-13', '2026-06-13', '2026-06-14'],
  ['2026-06-14', '2026-06-20', '2026-06-21'],
  ['2026-12-28', '2027-01-02', '2027-01-03'],
])('of %s begins on %s', (day, startDate, endDate) => {
  expect(weekendAfter(day)).toEqual({ startDate, endDate });
});
