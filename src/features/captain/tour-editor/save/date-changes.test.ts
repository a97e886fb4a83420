import { expect, it } from 'vitest';
import type { DateRow } from '../values/tour-values.ts';
import { dateChanges, dateDetails } from './date-changes.ts';

const row = (id: number | null, facts: Partial<DateRow> = {}): DateRow => ({
  key: id ?? -1,
  id,
  startDate: '2026-06-20T07:00:00Z',
  endDate: null,
  durationMinutes: 120,
  availabilityStatus: 'AVAILABLE',
  maxGuests: 10,
  language: null,
  ...facts,
});

it('names the dates that went, changed and came, and no other', () => {
  const more = row(2, { maxGuests: 12 });
  const fresh = row(null);
  expect(dateChanges([row(1), more, fresh], [row(1), row(2), row(3)])).toEqual({
    remove: [row(3)],
    change: [more],
    add: [fresh],
  });
  expect(dateChanges([row(1)], [row(1)])).toEqual({ remove: [], change: [], add: [] });
});

it('says a length as guests read it', () => {
  expect(dateDetails(row(1)).durationText).toBe('2 Saat');
  expect(dateDetails(row(1, { durationMinutes: 195 })).durationText).toBe('3 Saat 15 Dakika');
});
