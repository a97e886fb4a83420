import { expect, test } from 'vitest';
import { anExchange } from '../client/testing.ts';
import { createFindingLog, type NewFinding } from './finding-log.ts';
import { createLimitedLog } from './limited.ts';

const finding = (rule: string): NewFinding => ({
  ...{ source: 'sweep', severity: 'major', place: '', expected: '', seen: '' },
  ...{ rule, operationId: 'getBoat' },
});

/** The rules that are left of a 405 that is missing and a header that is, seen in a 429, and of another finding. */
function rulesAfter(stays: boolean): string[] {
  const log = createLimitedLog(createFindingLog());
  log.report(finding('sort'), anExchange());
  for (const rule of ['method-not-allowed', 'response-header'])
    log.report(finding(rule), anExchange({ status: 429 }));
  log.settle(stays);
  return log.all().map(({ rule }) => rule);
}

test('a 429 is held against what the contract says of it, and shows nothing else', () => {
  expect(rulesAfter(false).sort()).toEqual(['response-header', 'sort']);
});

test('where the limit stays, it shows nothing at all', () => {
  expect(rulesAfter(true)).toEqual(['sort']);
});
