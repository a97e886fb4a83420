import { expect, test } from 'vitest';
import type { Answer, Complaint, Run } from '../run.ts';
import { type Doubt, settled } from './settled.ts';

const answer = { status: 200, ok: true, body: [] } as unknown as Answer; // complaints alone are looked at
const doubt = (place: string): Doubt => ({ rule: 'paging', place, expected: '', seen: '', answer });

/** What is reported when looking answers these places, one list per look. */
async function reported(...looks: string[][]): Promise<string[]> {
  const complaints: string[] = [];
  const run = { complain: ({ place }: Complaint) => complaints.push(place) } as unknown as Run; // settled only complains
  await settled(run, async () => (looks.shift() ?? []).map(doubt));
  return complaints;
}

test('only what is wrong twice in the same place is reported', async () => {
  expect(await reported([])).toEqual([]);
  expect(await reported(['content'], [])).toEqual([]);
  expect(await reported(['content', 'total'], ['total', 'order'])).toEqual(['total']);
});
