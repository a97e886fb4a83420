import { expect, test } from 'vitest';
import { fullHour, hourRange } from './hours.ts';

test('a full hour has two digits', () => {
  expect([fullHour(9), fullHour(17)]).toEqual(['09:00', '17:00']);
});

test('a range of hours ends as many hours after its start', () => {
  expect(hourRange({ startTime: '09:00', hours: 3 })).toBe('09:00–12:00');
});
