import { expect, it } from 'vitest';
import { renderJson } from './json.ts';
import { sampleReport } from './sample-report.ts';

it('is the report with its verdict', () => {
  const report = sampleReport();
  expect(JSON.parse(renderJson(report))).toEqual({
    verdict: { exitCode: 1, name: 'Not conformant', reason: '3 findings, 1 journey failed.' },
    ...report,
  });
});
