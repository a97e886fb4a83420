import { expect, test } from 'vitest';
import { repeatingOf } from './repeat.ts';
import { oracleReport, sampleReport } from './sample-report.ts';

const repeat = (isKept: boolean) => ({
  tokens: { ADMIN: 'ADMIN_TOKEN=$(a)', CUSTOMER: 'CUSTOMER_TOKEN=$(c)' },
  isKept,
});
const command = 'npm run conformance -- --server http://127.0.0.1:1/api --only Boats';

test('the variables that are named are set, and how to keep what a line is about is said', () => {
  expect(repeatingOf(sampleReport({ repeat: repeat(false), command }))).toMatchObject({
    tokens: ['CUSTOMER_TOKEN=$(c)'],
    command: `${command} --seed 1 --no-oracle --keep`,
  });
  expect(repeatingOf(sampleReport({ repeat: repeat(true) }))).toEqual({
    tokens: ['CUSTOMER_TOKEN=$(c)'],
    note: '',
    command: undefined,
  });
});

test('what a sequence sets itself is not set again', () => {
  const [finding] = oracleReport().findings;
  const step = (curl: string) => ({ curl, service: '', mock: '' });
  const steps = [
    step('CUSTOMER_TOKEN=$(curl …)'),
    step('curl -H "Authorization: Bearer $CUSTOMER_TOKEN"'),
    step('curl -H "Authorization: Bearer $ADMIN_TOKEN"'),
  ];
  const findings = finding ? [{ ...finding, steps }] : [];
  expect(repeatingOf(sampleReport({ findings, repeat: repeat(false) }))).toEqual({
    tokens: ['ADMIN_TOKEN=$(a)'],
    note: '',
    command: undefined,
  });
});

test('lines that anybody can send at any time need nothing', () => {
  const findings = sampleReport().findings.map((one) => ({ ...one, curl: 'curl -i http://a/api' }));
  expect(repeatingOf(sampleReport({ findings, repeat: repeat(false) }))).toBeUndefined();
});
