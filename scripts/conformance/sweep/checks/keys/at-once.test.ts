import { expect, test } from 'vitest';
import type { Answer } from '../../run.ts';
import { strayOf } from './at-once.ts';

const answer = (status: number, body: object, responseHeaders: Record<string, string> = {}) =>
  ({ status, body, ok: status < 300, exchange: { responseHeaders } }) as Answer; // what is looked at

const made = answer(201, { id: 7 });

test('one answer for all, and whoever is to wait, is as it should be', () => {
  const waiting = answer(503, {}, { 'retry-after': '1' });
  expect(strayOf([waiting, made, answer(201, { id: 7 }), answer(429, {})])).toBeUndefined();
});

test.each([
  ['a second record', answer(201, { id: 8 })],
  ['a refusal of what was done', answer(409, { code: 'DATES_TAKEN' })],
  ['a failure', answer(500, {})],
  ['a 503 that does not say when', answer(503, {})],
])('%s is not', (_what, stray) => {
  expect(strayOf([made, stray])).toBe(stray);
});

test('what none of them was granted has a reason of its own, a failure has none', () => {
  const refused = answer(409, { code: 'DATES_TAKEN' });
  const failed = answer(500, {});
  expect(strayOf([refused, refused])).toBeUndefined();
  expect(strayOf([refused, failed])).toBe(failed);
});
