import { expect, test } from 'vitest';
import { oracleReport, sampleReport } from '../output/sample-report.ts';
import { merge } from './merge.ts';

test('what two rounds found is there once, counted, with the seed that met it first', () => {
  const report = merge(merge(undefined, sampleReport(), 1), sampleReport(), 2);
  expect(report.findings.map(({ id, count, seed }) => [id, count, seed])).toEqual([
    ['b2', 6, 1],
    ['c3', 2, 1],
    ['a1', 2, 1],
  ]);
  expect(report.requests).toBe(690);
});

test('a journey that failed once has failed, and what was proved once is proved', () => {
  const passed = sampleReport().journeys.map((one) => ({ ...one, outcome: 'passed' as const }));
  const { proof, left } = oracleReport();
  if (!proof) throw new Error('The sample has no proof.');
  const all = merge(
    sampleReport({ proof, left }),
    sampleReport({ journeys: passed, proof: { ...proof, notProved: [] }, left }),
    2,
  );
  expect(all.journeys.map(({ outcome }) => outcome)).toEqual(['failed', 'passed', 'passed']);
  expect(all.proof).toMatchObject({ sequences: 24, notProved: [] });
  expect(all.left).toEqual({ boats: 2 });
  expect(all.proof?.cells).toMatchObject([{ succeeded: 6, readBack: 4 }]);
});
