import { describe, expect, it } from 'vitest';
import type { Availability, AvailabilityState } from '../../../../api/contract/types.ts';
import { weekdayOf } from '../../../../lib/calendar-day.ts';
import { dayKey } from '../batch/offer-days.ts';
import { lastSeason, type Standing, seasonPlan, yearOn } from './season-plan.ts';

const today = '2027-06-10';
const open: AvailabilityState = {
  isAvailable: true,
  priceOverride: null,
  isInstantConfirmation: false,
};
const entry = (date: string, part: Partial<Availability> = {}): Availability => ({
  id: 1,
  boatId: 1,
  tourId: null,
  date,
  ...open,
  priceOverride: 40_000,
  ...part,
});
const wish = { percent: 0, opensDays: true };
const standing = (date: string, part: Partial<Standing>) =>
  new Map([[dayKey({ boatId: 1, date: yearOn(date) }), { state: open, isBooked: false, ...part }]]);

describe('a season a year on', () => {
  it('falls on the same days of the week', () => {
    expect(yearOn('2026-06-20')).toBe('2027-06-19');
    expect(weekdayOf(yearOn('2026-06-20'))).toBe(weekdayOf('2026-06-20'));
  });
  it('brings the special prices to days that are there, and leaves the rest of them', () => {
    const days = standing('2026-06-20', { state: { ...open, isAvailable: false } });
    const { changes } = seasonPlan([entry('2026-06-20')], days, wish, today);
    expect(changes).toMatchObject([
      { date: '2027-06-19', act: { action: 'SET', priceOverride: 40_000 } },
    ]);
    expect(changes[0]?.act).not.toHaveProperty('isAvailable');
  });
  it('does not take a regular price for one of last year', () => {
    const regular = entry('2026-06-20', { priceOverride: null });
    expect(seasonPlan([regular], standing('2026-06-20', {}), wish, today).changes).toEqual([]);
  });
  it('opens days without an entry where they were open, if that is wished', () => {
    const entries = [
      entry('2026-06-20', { priceOverride: null, isInstantConfirmation: true }),
      entry('2026-06-21', { isAvailable: false }),
    ];
    expect(seasonPlan(entries, new Map(), wish, today).changes).toMatchObject([
      {
        date: '2027-06-19',
        seen: null,
        act: { isAvailable: true, isInstantConfirmation: true, priceOverride: null },
      },
    ]);
    expect(seasonPlan(entries, new Map(), { ...wish, opensDays: false }, today).changes).toEqual(
      [],
    );
  });
  it('puts per cent on the prices, in whole lira', () => {
    const { changes } = seasonPlan(
      [entry('2026-06-20', { priceOverride: 41_905 })],
      new Map(),
      { ...wish, percent: 10 },
      today,
    );
    expect(changes[0]?.act.priceOverride).toBe(46_096);
  });
  it('leaves out what is booked or over', () => {
    const plan = seasonPlan(
      [entry('2026-06-20'), entry('2026-06-01')],
      standing('2026-06-20', { isBooked: true }),
      wish,
      today,
    );
    expect(plan).toEqual({ changes: [], booked: ['2027-06-19'], past: ['2027-05-31'] });
  });
});

it('the last season is the one whose days next come', () => {
  expect(lastSeason('2026-06-12')).toEqual({ start: '2025-05-01', end: '2025-10-31' });
  expect(lastSeason('2026-10-31')).toEqual({ start: '2025-05-01', end: '2025-10-31' });
  expect(lastSeason('2026-11-22')).toEqual({ start: '2026-05-01', end: '2026-10-31' });
});
