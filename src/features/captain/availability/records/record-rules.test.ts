import { expect, it } from 'vitest';
import type { Availability } from '../../../../api/contract/types.ts';
import { recordsOf } from './record-rules.ts';

const today = '2027-06-10';
const record = (date: string, isAvailable: boolean): Availability => ({
  id: Number(date.slice(-2)),
  boatId: 1,
  tourId: null,
  date,
  isAvailable,
  priceOverride: null,
  isInstantConfirmation: false,
});
const records = [
  record('2027-06-12', true),
  record('2027-06-09', true),
  record('2027-06-11', false),
  record(today, true),
];
const days = (list: Parameters<typeof recordsOf>[1]) =>
  recordsOf(records, list, today).map(({ date }) => date);

it('lists what can be booked, and what is closed, from today on', () => {
  expect(days('available')).toEqual([today, '2027-06-12']);
  expect(days('unavailable')).toEqual(['2027-06-11']);
});

it('lists everything from the latest day on', () => {
  expect(days('all')).toEqual(['2027-06-12', '2027-06-11', today, '2027-06-09']);
});
