import { expect, it } from 'vitest';
import { bundleContract } from '../../../openapi/model/bundle.ts';
import { commonCodes } from './common-codes.ts';

it('takes one code for each status, and none that says more than the status', async () => {
  const codes = commonCodes(await bundleContract());
  const byStatus = Object.fromEntries(codes.map(({ status, code }) => [status, code]));
  expect(byStatus).toMatchObject({
    400: 'INVALID_REQUEST',
    401: 'UNAUTHENTICATED',
    404: 'NOT_FOUND',
    405: 'METHOD_NOT_ALLOWED',
    422: 'VALIDATION_FAILED',
  });
  expect(byStatus).not.toHaveProperty('409');
  expect(codes).toHaveLength(Object.keys(byStatus).length);
});
