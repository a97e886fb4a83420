import { expect, it } from 'vitest';
import { DAY, dayOf } from './day.ts';

/** What the rules of the zone say, asked for each time. */
const byTheZone = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Istanbul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

it('is the day in Istanbul in every year that the clock can stand in, at midnight too', () => {
  const [first, last] = [Date.parse('2000-01-01T00:00:00Z'), Date.parse('2100-12-31T00:00:00Z')];
  const wrong: string[] = [];
  for (let day = first; day <= last; day += DAY) {
    for (const hour of [20.999, 21, 21.999, 22]) {
      const instant = day + hour * 3_600_000;
      if (dayOf(instant) !== byTheZone.format(instant)) wrong.push(new Date(instant).toISOString());
    }
  }
  expect(wrong).toEqual([]);
});

it('reads instants with any offset', () => {
  expect(dayOf('2026-06-12T23:30:00+03:00')).toBe('2026-06-12');
  expect(dayOf('2026-06-12T23:30:00Z')).toBe('2026-06-13');
  expect(dayOf('2026-06-12T23:30:00.250-05:00')).toBe('2026-06-13');
});
