import { describe, expect, it } from 'vitest';
import { monthsToKnow, openingMonth } from './month.ts';

describe('the months whose days are loaded', () => {
  it('are the visible months while nothing is chosen', () => {
    expect(monthsToKnow(['2027-06', '2027-07'], null)).toEqual(['2027-06', '2027-07']);
  });
  it('reach from the chosen days to the visible months', () => {
    const chosen = { start: '2027-05-30', end: '2027-05-31' };
    expect(monthsToKnow(['2027-07'], chosen)).toEqual(['2027-05', '2027-06', '2027-07']);
  });
  it('leave out the months between when there are many', () => {
    const chosen = { start: '2027-05-30', end: '2027-06-02' };
    expect(monthsToKnow(['2029-01'], chosen)).toEqual(['2027-05', '2027-06', '2029-01']);
  });
});

describe('the month that a calendar opens on', () => {
  const today = '2026-11-20';

  it('is the one in the address', () => {
    expect(openingMonth({ requested: '2027-08', nextAvailableDate: '2027-06-01', today })).toBe(
      '2027-08',
    );
  });
  it('is that of the next available day when none is asked for', () => {
    expect(openingMonth({ nextAvailableDate: '2027-06-01', today })).toBe('2027-06');
  });
  it('is the current one when no day is open', () => {
    expect(openingMonth({ nextAvailableDate: null, today })).toBe('2026-11');
  });
  it('is never in the past', () => {
    expect(openingMonth({ requested: '2026-10', nextAvailableDate: null, today })).toBe('2026-11');
    expect(openingMonth({ nextAvailableDate: '2026-10-31', today })).toBe('2026-11');
  });
});
