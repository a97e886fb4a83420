import { expect, test } from 'vitest';
import { periodFor, stepsOf } from './trend-steps.ts';

test('the more days, the longer each step', () => {
  expect(periodFor('2026-06-12', '2026-06-12')).toBe('daily');
  expect(periodFor('2026-03-15', '2026-06-12')).toBe('daily');
  expect(periodFor('2025-06-13', '2026-06-12')).toBe('weekly');
  expect(periodFor('2024-06-13', '2026-06-12')).toBe('monthly');
  expect(periodFor('2000-01-01', '2026-06-12')).toBe('yearly');
});

test('steps begin where the service begins them, and hold both ends', () => {
  expect(stepsOf('2026-06-11', '2026-06-12', 'daily')).toEqual(['2026-06-11', '2026-06-12']);
  // 12 June 2026 is a Friday.
  expect(stepsOf('2026-06-03', '2026-06-12', 'weekly')).toEqual(['2026-06-01', '2026-06-08']);
  expect(stepsOf('2025-11-30', '2026-01-01', 'monthly')).toEqual([
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
  ]);
  expect(stepsOf('2025-11-30', '2026-01-01', 'yearly')).toEqual(['2025-01-01', '2026-01-01']);
});
