import { expect, test } from 'vitest';
import { daysUntil } from './days-until.ts';

test('days of the calendar are counted, whatever the month', () => {
  expect(daysUntil({ startDate: '2027-03-01' }, '2027-02-27')).toBe(2);
  expect(daysUntil({ startDate: '2027-02-28' }, '2027-02-27')).toBe(1);
});

test('today, and while the trip is under way, there is nothing to count', () => {
  expect(daysUntil({ startDate: '2027-02-27' }, '2027-02-27')).toBe(0);
  expect(daysUntil({ startDate: '2027-02-27' }, '2027-02-28')).toBe(0);
});
