import { expect, it } from 'vitest';
import { addMonths, lastMonths, monthOf } from './calendar-month.ts';

it('counts months over the turn of the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2026-03', -15)).toBe('2024-12');
  expect(lastMonths('2026-02-28', 3)).toEqual(['2025-12', '2026-01', '2026-02']);
});

it('begins a month at midnight in Istanbul', () => {
  expect(monthOf('2026-05-31T20:59:59Z')).toBe('2026-05');
  expect(monthOf('2026-05-31T21:00:00Z')).toBe('2026-06');
});
