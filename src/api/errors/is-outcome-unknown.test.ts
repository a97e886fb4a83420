import { expect, test } from 'vitest';
import { ApiError, localCodes } from './api-error.ts';
import { isOutcomeUnknown } from './is-outcome-unknown.ts';

const failure = (status: number | undefined, code: ApiError['code'] = localCodes.unknown) =>
  new ApiError({ category: 'UNKNOWN', code, status });

test('what was refused was not done, also when it may be asked again', () => {
  for (const status of [400, 401, 404, 409, 422, 429]) {
    expect(isOutcomeUnknown(failure(status))).toBe(false);
  }
});

test('without a readable answer it may have been done', () => {
  expect(isOutcomeUnknown(failure(undefined, localCodes.timeout))).toBe(true);
  expect(isOutcomeUnknown(failure(201, localCodes.malformedAnswer))).toBe(true);
  expect(isOutcomeUnknown(failure(503))).toBe(true);
  expect(isOutcomeUnknown(new TypeError('a bug'))).toBe(true);
});
