import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from './now.ts';

const REAL = Date.parse('2026-11-22T08:00:00Z');
beforeEach(() => vi.useFakeTimers({ now: REAL }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['no cookie', '', 0],
  ['the cookies of others', 'pruva_token=a.b.c; not-mock-clock=5', 0],
  ['what is no number', 'mock-clock=tomorrow', 0],
  ['a clock that is ahead', 'pruva_token=a.b.c; mock-clock=86400000', 86_400_000],
  ['a clock that is behind', 'mock-clock=-14000000000; x=1', -14_000_000_000],
])('goes by %s', (_what, cookie, ahead) => {
  vi.stubGlobal('document', { cookie });
  expect(now() - REAL).toBe(ahead);
});

it('is the time of the machine where there is no page', () => {
  expect(now()).toBe(REAL);
});
