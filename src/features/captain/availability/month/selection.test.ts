import { describe, expect, it } from 'vitest';
import { dayByKey, extended, selectedDays } from './selection.ts';

const today = '2027-06-10';

describe('chosen days', () => {
  it('run from the earlier to the later, whichever was pressed first', () => {
    const days = ['2027-06-12', '2027-06-13'];
    expect(selectedDays({ anchor: '2027-06-13', end: '2027-06-12' }, today)).toEqual(days);
    expect(selectedDays({ anchor: '2027-06-12', end: '2027-06-13' }, today)).toEqual(days);
  });
  it('leave out what is over', () => {
    expect(selectedDays({ anchor: '2027-06-08', end: '2027-06-11' }, today)).toEqual([
      today,
      '2027-06-11',
    ]);
    expect(selectedDays({ anchor: '2027-06-01', end: '2027-06-09' }, today)).toEqual([]);
    expect(selectedDays(null, today)).toEqual([]);
  });
  it('are drawn out from where they began, over months too', () => {
    const from = extended(null, '2027-06-29');
    expect(selectedDays(extended(from, '2027-07-01'), today)).toHaveLength(3);
    expect(extended(from, '2027-06-20')).toEqual({ anchor: '2027-06-29', end: '2027-06-20' });
  });
});

describe('keys', () => {
  it('move by days and weeks, over the end of a month', () => {
    expect(dayByKey('2027-06-30', 'ArrowRight')).toBe('2027-07-01');
    expect(dayByKey('2027-06-01', 'ArrowUp')).toBe('2027-05-25');
    expect(dayByKey('2027-06-01', 'a')).toBeUndefined();
  });
  it('move by months, to the last day of a shorter one', () => {
    expect(dayByKey('2027-05-31', 'PageDown')).toBe('2027-06-30');
    expect(dayByKey('2027-01-15', 'PageUp')).toBe('2026-12-15');
    expect(dayByKey('2028-01-31', 'PageDown')).toBe('2028-02-29');
  });
});
