import { describe, expect, it } from 'vitest';
import { lastDayBefore, refundDeadline, refundShare, refundSteps, stepsLeft } from './refund.ts';

const at = (instant: string) => new Date(`${instant}+03:00`);

describe('the refund', () => {
  it('is full until 24 hours before the start of a boat trip', () => {
    const start = { date: '2027-06-12', time: '10:00' };
    expect(refundShare('flexible', start, at('2027-06-11T10:00:00'))).toBe(1);
    expect(refundShare('flexible', start, at('2027-06-11T10:00:01'))).toBe(0);
    expect(refundShare('flexible', start, at('2027-06-13T10:00:00'))).toBe(0);
  });
  it('is half under the stricter policies', () => {
    const start = { date: '2027-06-12' };
    expect(refundShare('moderate', start, at('2027-06-10T00:00:00'))).toBe(0.5);
    expect(refundShare('moderate', start, at('2027-06-10T00:01:00'))).toBe(0);
    expect(refundShare('strict', start, at('2027-06-05T00:00:00'))).toBe(0.5);
    expect(refundShare('no_refund', start, at('2027-01-01T00:00:00'))).toBe(0);
  });
});

describe('what still holds of a policy', () => {
  const start = { date: '2027-06-12' };
  it('is all of it before the first deadline, and what comes after it from then on', () => {
    const all = refundSteps('flexible');
    expect(stepsLeft('flexible', start, at('2027-06-01T00:00:00'))).toEqual(all);
    expect(stepsLeft('flexible', start, at('2027-06-11T12:00:00'))).toEqual(all.slice(1));
  });
  it('is nothing once the trip has begun', () => {
    expect(stepsLeft('flexible', start, at('2027-06-12T08:00:00'))).toEqual([]);
  });
});

describe('the deadline of a refund step', () => {
  const [day] = refundSteps('flexible');
  const [week] = refundSteps('strict');
  it('has a time for a trip that starts at a time', () => {
    expect(day && refundDeadline({ date: '2027-06-12', time: '10:30' }, day)).toEqual({
      date: '2027-06-11',
      time: '10:30',
    });
  });
  it('is told in days before a trip of whole days as the deadline of one says it', () => {
    expect(day && lastDayBefore(day)).toBe(2);
    expect(week && lastDayBefore(week)).toBe(8);
  });
  it('is the end of a day for a trip of whole days', () => {
    expect(day && refundDeadline({ date: '2027-06-12' }, day)).toEqual({
      date: '2027-06-10',
      time: null,
    });
    expect(week && refundDeadline({ date: '2027-07-01' }, week)).toEqual({
      date: '2027-06-23',
      time: null,
    });
  });
});
