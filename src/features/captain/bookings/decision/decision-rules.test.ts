import { expect, test } from 'vitest';
import {
  bookingCancellationLimits,
  bookingStatusValues,
} from '../../../../api/contract/contract.ts';
import { allowedMoves, decisionProblems, retryDelay } from './decision-rules.ts';

const { minLength, maxLength } = bookingCancellationLimits.reason;

test('a host confirms what waits and cancels what waits or is confirmed, and no more', () => {
  expect(Object.fromEntries(bookingStatusValues.map((each) => [each, allowedMoves(each)]))).toEqual(
    {
      PENDING: ['CONFIRMED', 'CANCELLED'],
      CONFIRMED: ['CANCELLED'],
      CANCELLED: [],
      COMPLETED: [],
      REJECTED: [],
      NO_SHOW: [],
    },
  );
});

test('a choice is needed, and not the status that the booking has', () => {
  expect(decisionProblems('PENDING', { choice: null, reason: '' })).toHaveProperty('choice');
  expect(decisionProblems('CONFIRMED', { choice: 'CONFIRMED', reason: '' }).choice).toBe('already');
  expect(decisionProblems('PENDING', { choice: 'CONFIRMED', reason: '' })).toEqual({});
});

test('a cancellation needs a reason within the limits of the contract, spaces around it not counted', () => {
  const isRefused = (reason: string) =>
    'reason' in decisionProblems('CONFIRMED', { choice: 'CANCELLED', reason });
  expect(isRefused('   ')).toBe(true);
  expect(isRefused(` ${'a'.repeat(minLength - 1)} `)).toBe(true);
  expect(isRefused('a'.repeat(minLength))).toBe(false);
  expect(isRefused(` ${'a'.repeat(maxLength)} `)).toBe(false);
  expect(isRefused('a'.repeat(maxLength + 1))).toBe(true);
});

test('each retry waits twice as long as the one before, up to five seconds', () => {
  expect([1, 2, 3, 4, 5].map(retryDelay)).toEqual([1000, 2000, 4000, 5000, 5000]);
});
