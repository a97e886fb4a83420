import { expect, it } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import { addDays } from './day.ts';
import { longestPeriod, longestRange, periodProblems } from './period.ts';

it('is as long as the contract says wherever it limits a period', () => {
  const limits = Object.values(contract.paths)
    .flatMap((path) => Object.values<object>(path))
    .flatMap((operation) => ('x-max-days' in operation ? [operation['x-max-days']] : []));
  expect(limits).toEqual(expect.arrayContaining([longestPeriod, longestRange]));
  expect(longestPeriod).toBe(100);
});

it('counts both ends', () => {
  const startDate = '2026-06-15';
  const lasting = (days: number) => ({ startDate, endDate: addDays(startDate, days - 1) });
  expect(periodProblems(lasting(1))).toEqual([]);
  expect(periodProblems(lasting(longestPeriod))).toEqual([]);
  expect(periodProblems(lasting(longestPeriod + 1))).toMatchObject([{ field: 'query.endDate' }]);
  expect(periodProblems(lasting(longestRange), 'query.endDate', longestRange)).toEqual([]);
  expect(periodProblems(lasting(0))).toMatchObject([{ field: 'query.endDate' }]);
});
