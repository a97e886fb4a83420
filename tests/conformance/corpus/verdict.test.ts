import { describe, expect, it } from 'vitest';
import { cleanReport, sampleReport } from '../../../scripts/conformance/output/sample-report.ts';
import { findingOf, type Row, tableOf } from './verdict.ts';

const mutation = {
  name: 'wrong type',
  what: '',
  rule: 'response-schema',
  at: ['createBooking'],
  change: () => async () => ({ status: 200, headers: {}, body: Buffer.alloc(0) }),
};

describe('whether a broken backend was found', () => {
  it('takes a finding by the rule at the operation', () => {
    expect(findingOf(mutation, sampleReport())?.id).toBe('b2');
  });

  it('takes neither the rule elsewhere nor another rule at the operation', () => {
    expect(findingOf({ ...mutation, at: ['getBoat'] }, sampleReport())).toBeUndefined();
    expect(findingOf({ ...mutation, rule: 'paging' }, sampleReport())).toBeUndefined();
    expect(findingOf(mutation, cleanReport())).toBeUndefined();
  });
});

describe('the table', () => {
  const by = sampleReport().findings[1];
  const found: Row = {
    name: 'wrong type',
    expected: 'response-schema',
    by,
    note: '',
    seconds: 1.23,
  };
  const missed: Row = { ...found, name: 'x', by: undefined, note: 'missed' };
  const unchanged: Row = {
    ...found,
    name: 'unchanged mock',
    expected: 'none',
    by: undefined,
    note: 'none',
  };

  it('has a line for each, and the tally at the end', () => {
    expect(tableOf([found, missed], unchanged).split('\n')).toEqual([
      'broken backend  expected         found by                        s',
      'wrong type      response-schema  response-schema, createBooking  1.2',
      'x               response-schema  missed                          1.2',
      'unchanged mock  none             none                            1.2',
      '',
      'found 1 of 2; unchanged mock: none',
    ]);
  });
});
