import { expect, it } from 'vitest';
import { weekendFrom } from './weekend.ts';

it.each([
  ['a Friday', '2026-06-12', '2026-06-12', ['2026-06-13', '2026-06-14'], false],
  ['a Friday afternoon', '2026-06-12', '2026-06-13', ['2026-06-13', '2026-06-14'], false],
  ['a Saturday', '2026-06-13', '2026-06-13', ['2026-06-13', '2026-06-14'], false],
  ['a Saturday afternoon', '2026-06-13', '2026-06-14', ['2026-06-14', '2026-06-14'], false],
  ['a Sunday', '2026-06-14', '2026-06-14', ['2026-06-14', '2026-06-14'], false],
  ['a Sunday afternoon', '2026-06-14', '2026-06-15', ['2026-06-20', '2026-06-21'], true],
  ['a Monday', '2026-12-28', '2026-12-28', ['2027-01-02', '2027-01-03'], false],
])('of %s', (_, today, first, [startDate, endDate], isNext) => {
  expect(weekendFrom(first, today)).toEqual({ days: { startDate, endDate }, isNext });
});
