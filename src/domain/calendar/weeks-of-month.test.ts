import { describe, expect, it } from 'vitest';
import { weeksOfMonth } from './weeks-of-month.ts';

describe('the weeks of a month', () => {
  it('begin on Monday and leave out the days of other months', () => {
    const weeks = weeksOfMonth('2027-06');
    expect(weeks[0]?.slice(0, 3)).toEqual([null, '2027-06-01', '2027-06-02']);
    expect(weeks).toHaveLength(5);
    expect(weeks.at(-1)?.slice(0, 4)).toEqual(['2027-06-28', '2027-06-29', '2027-06-30', null]);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });
});
