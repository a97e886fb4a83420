import { expect, test } from 'vitest';
import { fullYears } from './calendar.ts';

test.each([
  ['2024-06-15', '2026-06-15', 2],
  ['2024-06-15', '2026-06-14', 1],
  ['2024-02-29', '2025-03-01', 1],
  ['2026-06-15', '2026-06-15', 0],
  ['2026-06-15', '2025-01-01', 0],
])('from %s to %s: %d full years', (first, last, years) => {
  expect(fullYears(first, last)).toBe(years);
});
