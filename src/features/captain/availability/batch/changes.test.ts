import { describe, expect, it } from 'vitest';
import type { AvailabilityBatchDay, AvailabilityState } from '../../../../api/contract/types.ts';
import { addDays } from '../../../../lib/calendar-day.ts';
import { inBatches } from './batches.ts';
import { changesOf, type DayChange, undoOf } from './changes.ts';

const open: AvailabilityState = {
  isAvailable: true,
  priceOverride: null,
  isInstantConfirmation: false,
};
const dear: AvailabilityState = { ...open, priceOverride: 52_000 };
const close = { action: 'SET', isAvailable: false } as const;
const day = (date: string, seen: DayChange['seen'], boatId = 1): DayChange => ({
  boatId,
  date,
  seen,
  act: close,
});

describe('changes of days', () => {
  it('go together where boat, act and what was seen are the same, and carry what was seen', () => {
    const changes = changesOf([
      day('2027-06-12', open),
      day('2027-06-13', dear),
      day('2027-06-14', open),
      day('2027-06-12', null, 2),
    ]);
    expect(changes).toEqual([
      { boatId: 1, ...close, dates: ['2027-06-12', '2027-06-14'], expected: open },
      { boatId: 1, ...close, dates: ['2027-06-13'], expected: dear },
      { boatId: 2, ...close, dates: ['2027-06-12'], expected: null },
    ]);
  });
  it('are held against nothing where nobody has looked', () => {
    expect(changesOf([day('2027-06-12', undefined)])[0]).not.toHaveProperty('expected');
  });
  it('are cut to the days that one change may have', () => {
    const days = Array.from({ length: 401 }, (_, index) => day(addDays('2027-01-01', index), open));
    expect(changesOf(days).map(({ dates }) => dates.length)).toEqual([400, 1]);
  });
});

describe('batches', () => {
  it('keep the order of the changes and stay small enough to be answered', () => {
    const days = Array.from({ length: 400 }, (_, index) => addDays('2027-01-01', index));
    const changes = Array.from({ length: 11 }, (_, index) => ({
      ...close,
      boatId: index + 1,
      dates: days,
    }));
    const batches = inBatches(changes);
    expect(batches.map((batch) => batch.map(({ boatId }) => boatId))).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      [11],
    ]);
    expect(inBatches([])).toEqual([]);
  });
  it('have no more changes than one call takes', () => {
    const changes = Array.from({ length: 1001 }, (_, index) => ({
      ...close,
      boatId: index + 1,
      dates: ['2027-06-12'],
    }));
    expect(inBatches(changes).map(({ length }) => length)).toEqual([1000, 1]);
  });
});

describe('undoing', () => {
  const told = (part: Partial<AvailabilityBatchDay>): AvailabilityBatchDay => ({
    boatId: 1,
    tourId: null,
    date: '2027-06-12',
    outcome: 'UPDATED',
    hasBookings: false,
    before: open,
    after: dear,
    ...part,
  });

  it('sends what was there before, as long as what was made of it still stands', () => {
    expect(undoOf([told({})])).toEqual([
      { boatId: 1, date: '2027-06-12', seen: dear, act: { action: 'SET', ...open } },
    ]);
  });
  it('deletes what was created, and creates what was deleted', () => {
    expect(undoOf([told({ outcome: 'CREATED', before: null })])[0]?.act).toEqual({
      action: 'DELETE',
    });
    const deleted = undoOf([told({ outcome: 'DELETED', after: null })])[0];
    expect(deleted).toMatchObject({ seen: null, act: { action: 'SET', ...open } });
  });
  it('leaves alone what was not changed', () => {
    const outcomes = ['UNCHANGED', 'BOOKED', 'STALE', 'NO_ENTRY', 'PAST'] as const;
    expect(undoOf(outcomes.map((outcome) => told({ outcome })))).toEqual([]);
  });
});
