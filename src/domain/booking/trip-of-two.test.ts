import { expect, test } from 'vitest';
import { tripOfTwo } from './trip-of-two.ts';

const trip = (startDate: string, endDate: string) => ({ startDate, endDate });

test('two people talk about the trip that is next, one under way included', () => {
  const now = trip('2026-06-10', '2026-06-14');
  const later = trip('2026-07-01', '2026-07-02');
  const past = trip('2025-07-01', '2025-07-02');
  expect(tripOfTwo([later, past, now], '2026-06-12')).toBe(now);
  expect(tripOfTwo([later, past, now], '2026-06-15')).toBe(later);
});

test('or else about the last one', () => {
  const past = trip('2025-07-01', '2025-07-02');
  const before = trip('2024-07-01', '2024-07-02');
  expect(tripOfTwo([past, before], '2026-06-12')).toBe(past);
  expect(tripOfTwo([], '2026-06-12')).toBeUndefined();
});
