import { describe, expect, it } from 'vitest';
import { cleanReport, sampleReport } from '../output/sample-report.ts';
import {
  LIMITED,
  NO_CREDENTIALS,
  NO_ROOM,
  NOT_COMPARED,
  NOT_THERE,
  OUT_OF_TIME,
} from './reasons.ts';
import { verdictOf } from './verdict.ts';

const exitCode = (...args: Parameters<typeof cleanReport>) =>
  verdictOf(cleanReport(...args)).exitCode;
const skipped = (reason: string) => [{ source: 'sweep', operationId: 'getBoat', reason }];

describe('the verdict', () => {
  it('is 0 when something was asked and nothing was found', () => {
    expect(exitCode()).toBe(0);
  });

  it('is 1 with a finding, and with a failed journey alone', () => {
    expect(verdictOf(sampleReport())).toEqual({
      exitCode: 1,
      name: 'Not conformant',
      reason: '3 findings, 1 journey failed.',
    });
    const { journeys } = sampleReport();
    expect(exitCode({ journeys })).toBe(1);
  });

  it('stays 1 when the run was cut short after a finding', () => {
    const report = sampleReport({ skipped: skipped(`${OUT_OF_TIME} after 60 s`) });
    expect(verdictOf(report).exitCode).toBe(1);
  });

  it('is 2 when nothing was checked: an empty share, or all of it skipped', () => {
    expect(exitCode({ coverage: { operations: {}, inScope: [] } })).toBe(2);
    expect(
      exitCode({
        coverage: { operations: {}, inScope: ['getBoat'] },
        skipped: skipped('only the mock can'),
        journeys: [{ id: 'slow-bank', summary: '', outcome: 'skipped', reason: 'no outbox' }],
      }),
    ).toBe(2);
  });

  it('is 0 when journeys alone were asked for and passed', () => {
    const passed = [{ id: 'register', summary: '', outcome: 'passed' as const, reason: '' }];
    expect(exitCode({ coverage: { operations: {}, inScope: [] }, journeys: passed })).toBe(0);
  });

  it('is 0 when sequences alone were asked for and differ in nothing', () => {
    const nothing = { coverage: { operations: {}, inScope: [] } };
    const proof = { cells: [], notProved: [], left: {} };
    expect(exitCode({ ...nothing, proof: { ...proof, sequences: 3 } })).toBe(0);
    expect(exitCode({ ...nothing, proof: { ...proof, sequences: 0 } })).toBe(2);
    const systematic = { writes: { played: 3, of: 9 } };
    expect(exitCode({ ...nothing, proof: { ...proof, sequences: 0, systematic } })).toBe(0);
  });

  it('is 2 when a journey that was asked for needs what is not there, 0 when it was not', () => {
    const needing = (reason: string) => ({
      journeys: [{ id: 'a', summary: '', outcome: 'skipped' as const, reason }],
    });
    expect(exitCode(needing(`${NOT_THERE}: needs createBoat`))).toBe(2);
    expect(exitCode(needing('needs createBoat'))).toBe(0);
  });

  it('is 2 when --max-time or missing credentials left checks out', () => {
    expect(exitCode({ skipped: skipped(`${OUT_OF_TIME} after 60 s`) })).toBe(2);
    expect(exitCode({ skipped: skipped(`${NO_CREDENTIALS} for ADMIN`) })).toBe(2);
    const reason = `${NO_CREDENTIALS} for BOAT_OWNER`;
    expect(exitCode({ journeys: [{ id: 'a', summary: '', outcome: 'skipped', reason }] })).toBe(2);
  });

  it('is 2 when an operation in scope was neither called nor skipped, and names it', () => {
    const coverage = {
      operations: { getBoat: { '200': ['ADMIN' as const] }, getTour: {} },
      inScope: ['getBoat', 'getTour'],
    };
    expect(verdictOf(cleanReport({ coverage }))).toEqual({
      exitCode: 2,
      name: 'Not proved',
      reason: '1 operation never called, without a reason: getTour.',
    });
  });

  it('is 0 when what was not called was left out for a reason', () => {
    const coverage = {
      operations: { getBoat: { '200': [] } },
      inScope: ['getBoat', 'deleteBoat'],
    };
    const reason = [{ source: 'sweep', operationId: 'deleteBoat', reason: 'only the mock can' }];
    expect(exitCode({ coverage, skipped: reason })).toBe(0);
  });

  describe('of a sample', () => {
    const ids = Array.from({ length: 20 }, (_, index) => `operation${index}`);
    const left = (from: number) =>
      ids
        .slice(from)
        .map((operationId) => ({ source: 'sweep', operationId, reason: `${NO_ROOM} in 60 s` }));
    const sample = (reached: number, changes: Parameters<typeof cleanReport>[0] = {}) =>
      verdictOf(
        cleanReport({
          coverage: {
            inScope: ids,
            operations: Object.fromEntries(ids.slice(0, reached).map((id) => [id, { '200': [] }])),
          },
          skipped: left(reached),
          ...changes,
        }),
      );

    it('is 2 when it hardly called anything, and says how much', () => {
      expect(sample(3)).toEqual({
        exitCode: 2,
        name: 'Not proved',
        reason: 'no findings, but only 3 of 20 operations were called before the time was up.',
      });
    });

    it('is 0 when it called nearly all, and says what it looked at', () => {
      expect(sample(19)).toEqual({
        exitCode: 0,
        name: 'Conformant',
        reason: 'no findings in what there was time for: 19 of 20 operations.',
      });
    });

    it('is 2 when a whole part had no turn', () => {
      const reason = `${NO_ROOM} in 60 s`;
      const journey = { id: 'a', summary: '', outcome: 'skipped' as const, reason };
      const passed = { id: 'b', summary: '', outcome: 'passed' as const, reason: '' };
      expect(sample(20, { journeys: [journey] }).reason).toContain('no journey was played');
      expect(sample(20, { journeys: [journey, passed] }).exitCode).toBe(0);
      const oracle = [{ source: 'oracle', operationId: '', reason }];
      expect(sample(20, { skipped: oracle })).toMatchObject({
        exitCode: 2,
        reason: 'no findings, but nothing was compared with the mock before the time was up.',
      });
    });
  });

  it('is 2 when the service let nothing through any more', () => {
    const { exitCode, reason } = verdictOf(cleanReport({ skipped: skipped(`${LIMITED}: 429`) }));
    expect(exitCode).toBe(2);
    expect(reason).toBe(`${LIMITED}: 429. 1 of 1 operation called.`);
  });

  it('says that nothing was compared with the mock', () => {
    const reason = `${NOT_COMPARED}: install @pruva/mock`;
    expect(verdictOf(cleanReport({ skipped: skipped(reason) }))).toEqual({
      exitCode: 0,
      name: 'Conformant',
      reason: 'no findings, but not compared with the mock: install @pruva/mock.',
    });
  });
});
