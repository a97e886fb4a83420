import { expect, it } from 'vitest';
import { nearbyDays } from './nearby-days.ts';

it('shifts the trip by whole days, nearest first', () => {
  const days = nearbyDays({ startDate: '2027-06-12', endDate: '2027-06-14' }, '2026-11-20');
  expect(days).toHaveLength(8);
  expect(days[0]).toEqual({ startDate: '2027-06-13', endDate: '2027-06-15' });
  expect(days[1]).toEqual({ startDate: '2027-06-11', endDate: '2027-06-13' });
});

it('suggests no day in the past', () => {
  const starts = nearbyDays({ startDate: '2026-11-21' }, '2026-11-20').map(
    (days) => days.startDate,
  );
  expect(starts).toEqual(['2026-11-22', '2026-11-20', '2026-11-23', '2026-11-24', '2026-11-28']);
});

it('returns none for a search without days', () => {
  expect(nearbyDays({}, '2026-11-20')).toEqual([]);
});
