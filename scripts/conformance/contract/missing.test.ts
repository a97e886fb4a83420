import { expect, test } from 'vitest';
import { loadContract } from './contract.ts';
import { isMissing } from './missing.ts';

const contract = loadContract('generated/openapi.json');
const refusal = (code: string) => ({ message: 'Olmadı.', code, errors: [], requestId: 'r1' });

test.each([
  ['getBoat', 501, 'later', true],
  ['getBoat', 404, refusal('NOT_FOUND'), false],
  ['getBoat', 404, refusal('UNKNOWN_PATH'), true],
  ['getBoat', 405, refusal('METHOD_NOT_ALLOWED'), true],
  ['getBoat', 404, '404 page not found', true],
  ['getBoat', 404, { statusCode: 404, message: 'Cannot GET /boats/1', error: 'Not Found' }, true],
  ['getBoat', 404, { code: 5, message: 'Not Found', details: [] }, true],
  ['getBoat', 403, '', false],
  // It never answers 404 itself.
  ['listBoats', 404, refusal('NOT_FOUND'), true],
  ['listBoats', 200, [], false],
] as const)('%s with %s %j is missing: %s', (id, status, body, isIt) => {
  const responseBody = typeof body === 'string' ? body : JSON.stringify(body);
  expect(isMissing(contract, contract.operation(id), { status, responseBody })).toBe(isIt);
});
