import { describe, expect, it } from 'vitest';
import { chartDays, chosenDays, periodOf } from './period.ts';

const today = '2026-06-12';

describe('the period of the address', () => {
  it.each([
    [{}, { from: '2026-05-14', to: today }],
    [{ days: 7 }, { from: '2026-06-06', to: today }],
    [{ days: 90 }, { from: '2026-03-15', to: today }],
    [
      { from: '2026-06-01', to: '2026-06-03', days: 7 },
      { from: '2026-06-01', to: '2026-06-03' },
    ],
    [
      { from: '2026-06-03', to: '2026-06-01' },
      { from: '2026-06-01', to: '2026-06-03' },
    ],
    [{ from: '2026-06-03' }, { from: '2026-05-14', to: today }],
  ] as const)('of %o', (search, expected) => {
    expect(periodOf(search, today)).toEqual(expected);
  });

  it('is one of those offered, or one of one’s own', () => {
    expect(chosenDays({})).toBe(30);
    expect(chosenDays({ days: 90 })).toBe(90);
    expect(chosenDays({ from: '2026-06-01', to: '2026-06-03', days: 90 })).toBeNull();
  });
});

it('shows the last ten days, or all of a shorter period', () => {
  expect(chartDays({ from: '2026-06-06', to: today })).toHaveLength(7);
  expect(chartDays({ from: '2026-05-14', to: today })).toEqual([
    '2026-06-03',
    '2026-06-04',
    '2026-06-05',
    '2026-06-06',
    '2026-06-07',
    '2026-06-08',
    '2026-06-09',
    '2026-06-10',
    '2026-06-11',
    '2026-06-12',
  ]);
});
