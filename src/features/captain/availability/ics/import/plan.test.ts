import { expect, it } from 'vitest';
import type { AvailabilityBatchDay } from '../../../../../api/contract/types.ts';
import { bookingUid, closedUid } from '../uid.ts';
import { boatsNamedIn, closingAsSeen, closingChanges, outcomesOf, planOf } from './plan.ts';

const event = (uid: string, first: string, last = first) => ({ uid, first, last });

it('closes the days of every event once, for every boat that was chosen', () => {
  const busy = [event('a', '2026-07-02', '2026-07-03'), event('b', '2026-07-01', '2026-07-02')];
  expect([...planOf(busy, [1, 2])]).toEqual([
    [1, ['2026-07-01', '2026-07-02', '2026-07-03']],
    [2, ['2026-07-01', '2026-07-02', '2026-07-03']],
  ]);
});

it('knows which boat an event of our own is about', () => {
  const busy = [
    event(closedUid(1, '2026-07-01'), '2026-07-01'),
    event(bookingUid(2, 7), '2026-07-05'),
    event(bookingUid(99, 8), '2026-07-06'),
  ];
  expect(boatsNamedIn(busy, new Set([1, 2, 3]))).toEqual([1, 2]);
  expect([...planOf(busy, [1, 2])]).toEqual([
    [1, ['2026-07-01']],
    [2, ['2026-07-05']],
  ]);
});

const open = { isAvailable: true, priceOverride: null, isInstantConfirmation: false };
const day = (date: string, outcome: AvailabilityBatchDay['outcome']): AvailabilityBatchDay => ({
  boatId: 1,
  tourId: null,
  date,
  outcome,
  hasBookings: outcome === 'BOOKED',
  before: open,
  after: open,
});

it('tells what closes, what is closed already and what is booked, and sends the first alone', () => {
  const days = [
    day('2026-07-01', 'UPDATED'),
    day('2026-07-02', 'UNCHANGED'),
    day('2026-07-03', 'BOOKED'),
    day('2026-07-04', 'CREATED'),
  ];
  expect(outcomesOf(days)).toEqual([
    {
      boatId: 1,
      closed: ['2026-07-01', '2026-07-04'],
      alreadyClosed: ['2026-07-02'],
      booked: ['2026-07-03'],
    },
  ]);
  expect(closingAsSeen(days).map(({ date, seen }) => [date, seen])).toEqual([
    ['2026-07-01', open],
    ['2026-07-04', open],
  ]);
  expect(closingChanges(new Map([[1, ['2026-07-01']]]))).toEqual([
    { boatId: 1, date: '2026-07-01', seen: undefined, act: { action: 'SET', isAvailable: false } },
  ]);
});
