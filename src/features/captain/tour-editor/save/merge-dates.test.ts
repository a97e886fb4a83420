import { expect, it } from 'vitest';
import type { DateRow } from '../values/tour-values.ts';
import { mergedDates } from './merge-dates.ts';

const row = (id: number | null, day: number, maxGuests = 8): DateRow => ({
  key: id ?? -day,
  id,
  startDate: `2026-07-${day}T07:00:00Z`,
  endDate: null,
  durationMinutes: 120,
  availabilityStatus: 'AVAILABLE',
  maxGuests,
  language: null,
});
const started = [row(1, 10), row(2, 12)];

it.each<[string, DateRow[], DateRow[], DateRow[] | undefined]>([
  [
    'a new date on either side',
    [...started, row(3, 14)],
    [...started, row(null, 16)],
    [...started, row(3, 14), row(null, 16)],
  ],
  [
    'one that was taken away there',
    [row(2, 12)],
    [...started, row(null, 16)],
    [row(2, 12), row(null, 16)],
  ],
  [
    'one that was taken away here',
    [...started, row(3, 14)],
    [row(1, 10)],
    [row(1, 10), row(3, 14)],
  ],
  ['one that was changed there', [row(1, 10, 5), row(2, 12)], started, [row(1, 10, 5), row(2, 12)]],
  ['one that was changed here', [row(1, 10)], [row(1, 10, 5), row(2, 12)], [row(1, 10, 5)]],
  ['the same change on both sides', [row(1, 10, 5)], [row(1, 10, 5)], [row(1, 10, 5)]],
  [
    'one that was changed in two ways',
    [row(1, 10, 5), row(2, 12)],
    [row(1, 10, 6), row(2, 12)],
    undefined,
  ],
  [
    'one that was taken away there and changed here',
    [row(2, 12)],
    [row(1, 10, 6), row(2, 12)],
    undefined,
  ],
])('%s', (_, saved, typed, expected) => {
  expect(mergedDates({ started, saved, typed })).toEqual(expected);
});
