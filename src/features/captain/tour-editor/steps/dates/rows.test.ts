import { describe, expect, it } from 'vitest';
import type { DateRow } from '../../values/tour-values.ts';
import { endOf, isTooFull, outdatedRows, rowNow, withStarts, withTerms } from './rows.ts';

const now = Date.parse('2026-06-12T09:00:00Z');
const terms = { hours: 2, minutes: 30, capacity: 12 } as const;

const stored: DateRow = {
  key: 4,
  id: 4,
  startDate: '2026-06-20T07:00:00Z',
  endDate: null,
  durationMinutes: 120,
  availabilityStatus: 'AVAILABLE',
  maxGuests: 10,
  language: null,
};

describe('dates that are added', () => {
  it('stand in order of time, with the length and seats of the form', () => {
    const { rows, added, refused } = withStarts(
      [stored],
      ['2026-06-21T07:00:00Z', '2026-06-19T07:00:00Z'],
      terms,
      now,
    );
    expect(rows.map(({ startDate, id }) => [startDate, id])).toEqual([
      ['2026-06-19T07:00:00Z', null],
      ['2026-06-20T07:00:00Z', 4],
      ['2026-06-21T07:00:00Z', null],
    ]);
    expect(rows[0]).toMatchObject({ durationMinutes: 150, maxGuests: 12 });
    expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
    expect({ added, refused }).toEqual({ added: 2, refused: [] });
  });

  it('are refused when they have begun or overlap another, each by itself', () => {
    const starts = [
      '2026-06-12T08:00:00Z',
      '2026-06-20T08:30:00Z',
      '2026-06-20T09:00:00Z',
      '2026-06-20T10:00:00Z',
    ];
    const { rows, refused } = withStarts([stored], starts, terms, now);
    expect(refused).toEqual([
      { start: '2026-06-12T08:00:00Z', reason: 'past' },
      { start: '2026-06-20T08:30:00Z', reason: 'overlaps' },
      { start: '2026-06-20T10:00:00Z', reason: 'overlaps' },
    ]);
    expect(rows.map(({ startDate }) => startDate)).toEqual([
      '2026-06-20T07:00:00Z',
      '2026-06-20T09:00:00Z',
    ]);
  });

  it('are no more than a tour may have', () => {
    const starts = Array.from({ length: 370 }, (_, day) =>
      new Date(now + (day + 1) * 86_400_000).toISOString(),
    );
    const { rows, refused } = withStarts([], starts, terms, now);
    expect(rows).toHaveLength(366);
    expect(refused.map(({ reason }) => reason)).toEqual(['full', 'full', 'full', 'full']);
  });
});

describe('the length and seats of dates', () => {
  it('follow the form while the date is not stored', () => {
    const fresh = { ...stored, key: -1, id: null };
    expect(rowNow(fresh, terms)).toMatchObject({ durationMinutes: 150, maxGuests: 12 });
    expect(rowNow(stored, terms)).toBe(stored);
    expect(endOf(rowNow(fresh, terms))).toBe('2026-06-20T09:30:00.000Z');
  });

  it('of stored ones to come are taken over when that is asked for', () => {
    const past = { ...stored, key: 5, id: 5, startDate: '2026-06-01T07:00:00Z' };
    const fixed = { ...stored, key: 6, id: 6, endDate: '2026-06-20T08:00:00Z', maxGuests: 12 };
    const rows = [past, stored, fixed];
    expect(outdatedRows(rows, terms, new Map(), now)).toEqual([stored]);
    const changed = withTerms(rows, new Set([4]), terms);
    expect(changed[1]).toMatchObject({ durationMinutes: 150, maxGuests: 12 });
    expect(outdatedRows(changed, terms, new Map(), now)).toEqual([]);
    expect(changed[0]).toBe(past);
  });
  it('are not for a date of which more seats are taken than the tour has now', () => {
    const taken = (seats: number) => new Map([[4, seats]]);
    const outdated = (seats: number) => outdatedRows([stored], terms, taken(seats), now);
    expect(outdated(12)).toEqual([stored]);
    expect(outdated(13)).toEqual([]);
    expect(isTooFull(stored, terms, taken(13))).toBe(true);
  });
});
