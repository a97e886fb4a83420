import { expect, test } from 'vitest';
import { createCoverageLog } from './coverage-log.ts';

test('notes statuses and actors once, in one order, and no silence', () => {
  const log = createCoverageLog();
  log.setScope(['listBoats', 'getBoat']);
  log.record('getBoat', 404, 'CUSTOMER');
  log.record('getBoat', 200, 'CUSTOMER');
  log.record('getBoat', 200, 'ADMIN');
  log.record('getBoat', 200, 'ADMIN');
  log.record('listBoats', 0, 'ADMIN');
  expect(log.coverage()).toEqual({
    inScope: ['getBoat', 'listBoats'],
    operations: { getBoat: { 200: ['ADMIN', 'CUSTOMER'], 404: ['CUSTOMER'] } },
  });
});

test('the same reason is kept once per operation', () => {
  const log = createCoverageLog();
  const skipped = { source: 'sweep', operationId: 'getBoat', reason: 'needs a boat' };
  log.skip(skipped);
  log.skip(skipped);
  log.skip({ ...skipped, operationId: 'deleteBoat' });
  expect(log.skipped().map(({ operationId }) => operationId)).toEqual(['deleteBoat', 'getBoat']);
});
