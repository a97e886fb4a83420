import { expect, it } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import { addDays } from './day.ts';
import { maxPeriodDays, maxRangeDays, periodProblems } from './period.ts';

it('is as long as the contract says wherever it limits a period', () => {
  const limits = Object.values(contract.paths)
    .flatMap((path) => Object.values<object>(path))
    .flatMap((operation) => ('x-max-days' in operation ? [operation['x-max-days']] : []));
  expect(limits).toEqual(expect.arrayContaining([maxPeriodDays, maxRangeDays]));
  expect(maxPeriodDays).toBe(100);
});

it('counts both ends', () => {
  const startDate = '2026-06-15';
  const lasting = (days: number) => ({ startDate, endDate: addDays(startDate, days - 1) });
  expect(periodProblems(lasting(1))).toEqual([]);
  expect(periodProblems(lasting(maxPeriodDays))).toEqual([]);
  expect(periodProblems(lasting(maxPeriodDays + 1))).toMatchObject([{ field: 'query.endDate' }]);
  expect(periodProblems(lasting(maxRangeDays), 'query.endDate', maxRangeDays)).toEqual([]);
  expect(periodProblems(lasting(0))).toMatchObject([{ field: 'query.endDate' }]);
});
