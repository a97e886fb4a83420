import { expect, test } from 'vitest';
import type { Answer, CheckFinding, Run } from '../run.ts';
import { type Mismatch, reportConfirmed } from './confirmed.ts';

const answer = { status: 200, ok: true, body: [] } as unknown as Answer; // findings alone are looked at
const mismatch = (place: string): Mismatch => ({
  rule: 'paging',
  place,
  expected: '',
  seen: '',
  answer,
});

/** What is reported when looking answers these places, one list per look. */
async function reported(...looks: string[][]): Promise<string[]> {
  const findings: string[] = [];
  const run = { report: ({ place }: CheckFinding) => findings.push(place) } as unknown as Run; // settled only complains
  await reportConfirmed(run, async () => (looks.shift() ?? []).map(mismatch));
  return findings;
}

test('only what is wrong twice in the same place is reported', async () => {
  expect(await reported([])).toEqual([]);
  expect(await reported(['content'], [])).toEqual([]);
  expect(await reported(['content', 'total'], ['total', 'order'])).toEqual(['total']);
});
