import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../lib/calendar-day.ts';
import {
  endAfter,
  entryErrors,
  mostDays,
  type PeriodValues,
  periodErrors,
  periodLength,
} from './entry-rules.ts';

const today = '2027-06-10';
const period: PeriodValues = {
  kind: 'period',
  start: '2027-06-12',
  end: '2027-06-14',
  status: 'open',
  isInstant: false,
  price: null,
};
const texts = (values: Partial<PeriodValues>) =>
  Object.entries(periodErrors({ ...period, ...values }, today)).map(([field, error]) => [
    field,
    typeof error === 'object' ? error.message : error,
  ]);

describe('days to be entered', () => {
  it('are right from today on, with or without a price', () => {
    expect(texts({})).toEqual([]);
    expect(texts({ start: today, price: 0 })).toEqual([]);
  });
  it('have a start that is not over', () => {
    expect(texts({ start: '' })).toEqual([['start', 'A start date must be chosen']]);
    expect(texts({ start: '2027-06-09' })).toEqual([
      ['start', 'The start date cannot be before today'],
    ]);
  });
  it('have an end behind the start, unless it is one day', () => {
    expect(texts({ end: '' })).toEqual([['end', 'An end date must be chosen']]);
    const same = { end: period.start };
    expect(texts(same)).toEqual([['end', 'The end date must be after the start date']]);
    expect(texts({ ...same, kind: 'day' })).toEqual([]);
    expect(texts({ kind: 'day', end: '' })).toEqual([]);
  });
  it('are at most a hundred, both ends counted', () => {
    expect(mostDays).toBe(100);
    expect(texts({ end: addDays(period.start, 99) })).toEqual([]);
    expect(texts({ end: addDays(period.start, 100) }).map(([field]) => field)).toEqual(['end']);
  });
  it('have no price below nothing', () => {
    expect(texts({ price: -1 })).toEqual([['price', 'Enter a valid price']]);
  });
  it('lose an end that a new start overtakes', () => {
    expect(endAfter('2027-06-14', '2027-06-14')).toBe('');
    expect(endAfter('2027-06-13', '2027-06-14')).toBe('2027-06-14');
    expect(endAfter('', '2027-06-14')).toBe('2027-06-14');
  });
  it('are counted with both ends', () => {
    expect(periodLength(period)).toBe(3);
    expect(periodLength({ ...period, kind: 'day' })).toBe(1);
    expect(periodLength({ ...period, end: '' })).toBeUndefined();
  });
});

it('an entry has a date that is not over', () => {
  const entry = { status: 'open', isInstant: false, price: null } as const;
  expect(Object.keys(entryErrors({ ...entry, date: '' }, today))).toEqual(['date']);
  expect(Object.keys(entryErrors({ ...entry, date: '2027-06-09' }, today))).toEqual(['date']);
  expect(entryErrors({ ...entry, date: today }, today)).toEqual({});
});
