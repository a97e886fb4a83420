import { expect, it } from 'vitest';
import { renderJson } from './json.ts';
import { sampleReport } from './sample-report.ts';

it('is the report with its verdict and its causes', () => {
  const report = sampleReport();
  const { groups, ...rest } = JSON.parse(renderJson(report));
  expect(groups).toMatchObject([{ findings: ['b2'] }, { findings: ['c3'] }, { findings: ['a1'] }]);
  expect(rest).toEqual({
    verdict: { exitCode: 1, name: 'Not conformant', reason: '3 findings, 1 journey failed.' },
    ...report,
  });
});
