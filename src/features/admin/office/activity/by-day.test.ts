import { expect, it } from 'vitest';
import type { AdminActivity } from '../../../../api/contract/types.ts';
import { byDay } from './by-day.ts';

const at = (createdAt: string, recordId: number): AdminActivity => ({
  type: 'REGISTRATION',
  createdAt,
  recordId,
  userId: recordId,
  userName: 'Elif Yıldız',
  subject: null,
});

it('begins a day at midnight in Istanbul', () => {
  const days = byDay([
    at('2026-06-11T21:00:00Z', 3),
    at('2026-06-11T20:59:59Z', 2),
    at('2026-06-11T09:00:00Z', 1),
  ]);
  expect(days.map(({ day, entries }) => [day, entries.map(({ recordId }) => recordId)])).toEqual([
    ['2026-06-12', [3]],
    ['2026-06-11', [2, 1]],
  ]);
});

it('has no day without anything', () => {
  expect(byDay([])).toEqual([]);
});
