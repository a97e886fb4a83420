import { describe, expect, it } from 'vitest';
import { choiceOf, reachOf, type ShownDays } from './shown-days.ts';

const none: ShownDays = {
  range: null,
  isInvalid: false,
  anchor: null,
  selection: null,
  focused: '2027-06-01',
  hasFocus: false,
};
const trip = { start: '2027-06-08', end: '2027-06-10' };

describe('what a day shows of what is chosen', () => {
  it('is its place in the ribbon and in the trip', () => {
    const shown = { ...none, range: trip, selection: trip };
    const choices = ['07', '08', '09', '10', '11'].map((day) => choiceOf(shown, `2027-06-${day}`));
    expect(choices).toEqual([
      '',
      'start on chosen first',
      'on chosen within',
      'end chosen last',
      '',
    ]);
  });
  it('is a preview behind the first day while the last one is to come', () => {
    const first = { start: '2027-06-08', end: '2027-06-08' };
    const shown = { ...none, range: trip, anchor: '2027-06-08', selection: first };
    expect(choiceOf(shown, '2027-06-08')).toBe('start on chosen only');
    expect(choiceOf(shown, '2027-06-09')).toBe('on preview');
    expect(choiceOf(shown, '2027-06-10')).toBe('end preview');
  });
  it('is invalid where the days chosen cannot be had', () => {
    const shown = { ...none, range: trip, isInvalid: true };
    expect(choiceOf(shown, '2027-06-09')).toBe('on chosen invalid');
    expect(choiceOf(shown, '2027-06-11')).toBe('');
  });
  it('changes for no other day when the focus moves on', () => {
    const moved = { ...none, focused: '2027-06-02' };
    const changed = ['01', '02', '03'].filter(
      (day) => reachOf(none, `2027-06-${day}`) !== reachOf(moved, `2027-06-${day}`),
    );
    expect(changed).toEqual(['01', '02']);
  });
});
