import { expect, test } from 'vitest';
import { aBooking } from '../../api/testing/examples.ts';
import { isMissed } from './missed-requests.ts';

const at = (time: string) => new Date(`2027-06-12T${time}:00+03:00`);
const request = (startTime: string | null) =>
  aBooking({ status: 'PENDING', startDate: '2027-06-12', startTime });

test('a request is missed once its hour has come unanswered', () => {
  expect(isMissed(request('10:00'), undefined, at('09:59'))).toBe(false);
  expect(isMissed(request('10:00'), undefined, at('10:00'))).toBe(true);
  expect(isMissed({ ...request('10:00'), status: 'CONFIRMED' }, undefined, at('11:00'))).toBe(
    false,
  );
});

test('whole days begin at the usual hour of the boat, or when their host says', () => {
  expect(isMissed(request(null), '09:30', at('09:00'))).toBe(false);
  expect(isMissed(request(null), '09:30', at('09:30'))).toBe(true);
  expect(isMissed(request(null), undefined, at('15:00'))).toBe(false);
});
