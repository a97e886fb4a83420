import { describe, expect, it } from 'vitest';
import { mostDates, plannedStarts, type RepeatRule, startsOf } from './repeat-rule.ts';

// A Friday, 12:00 in Istanbul.
const now = Date.parse('2026-06-12T09:00:00Z');

const rule: RepeatRule = {
  weekdays: [6, 7],
  times: ['10:00'],
  from: '2026-06-13',
  until: '2026-06-21',
  except: [],
};

const startsOfRule = (part: Partial<RepeatRule>) => startsOf({ ...rule, ...part }, now).starts;

describe('the dates of a repeat rule', () => {
  it('are those weekdays from the first to the last day, both included', () => {
    expect(startsOfRule({})).toEqual([
      '2026-06-13T07:00:00Z',
      '2026-06-14T07:00:00Z',
      '2026-06-20T07:00:00Z',
      '2026-06-21T07:00:00Z',
    ]);
  });

  it('are in order of time, each once, whatever the order of the times', () => {
    const times = ['18:30', '09:00', '18:30'];
    expect(startsOfRule({ times, until: '2026-06-13' })).toEqual([
      '2026-06-13T06:00:00Z',
      '2026-06-13T15:30:00Z',
    ]);
  });

  it('leave out the days they are told to', () => {
    const except = ['2026-06-14', '2026-06-20'];
    expect(startsOfRule({ except })).toEqual(['2026-06-13T07:00:00Z', '2026-06-21T07:00:00Z']);
  });

  it('are days of Istanbul: an early hour there is the evening before in UTC', () => {
    expect(startsOfRule({ times: ['01:00'], until: '2026-06-13' })).toEqual([
      '2026-06-12T22:00:00Z',
    ]);
  });

  it('hold nothing that has begun, today neither', () => {
    const part = { weekdays: [5], from: '2020-01-03', until: '2026-06-12' };
    expect(startsOfRule({ ...part, times: ['11:00', '12:00', '13:00'] })).toEqual([
      '2026-06-12T10:00:00Z',
    ]);
  });

  it.each<[string, Partial<RepeatRule>]>([
    ['without a weekday', { weekdays: [] }],
    ['without a time', { times: [] }],
    ['without a first day', { from: '' }],
    ['without a last day', { until: '' }],
    ['that ends before it begins', { until: '2026-06-12' }],
  ])('are none of a rule %s', (_, part) => {
    expect(startsOfRule(part)).toEqual([]);
  });

  it('are no more than can be sent at once', () => {
    const everyDay = { weekdays: [1, 2, 3, 4, 5, 6, 7], until: '9999-12-31' };
    const { starts, isCut } = startsOf({ ...rule, ...everyDay }, now);
    expect(starts).toHaveLength(mostDates);
    expect(isCut).toBe(true);
  });
});

describe('what a tour can take of them', () => {
  const standing = [
    { startDate: '2026-06-13T07:00:00Z', endDate: null, durationMinutes: 120 },
    { startDate: '2026-06-14T07:00:00Z', endDate: '2026-06-14T10:00:00Z', durationMinutes: 60 },
  ];

  it('is what neither stands already nor overlaps; ends that touch do not', () => {
    const starts = [
      '2026-06-13T07:00:00Z',
      '2026-06-13T09:00:00Z',
      '2026-06-14T09:30:00Z',
      '2026-06-14T10:00:00Z',
    ];
    expect(plannedStarts(starts, 120, standing).map(({ overlapsWith }) => overlapsWith)).toEqual([
      '2026-06-13T07:00:00Z',
      null,
      '2026-06-14T07:00:00Z',
      null,
    ]);
  });

  it('is not two that overlap each other', () => {
    const starts = ['2026-06-20T07:00:00Z', '2026-06-20T08:00:00Z', '2026-06-20T09:00:00Z'];
    expect(plannedStarts(starts, 120, []).map(({ overlapsWith }) => overlapsWith)).toEqual([
      null,
      '2026-06-20T07:00:00Z',
      null,
    ]);
  });
});
