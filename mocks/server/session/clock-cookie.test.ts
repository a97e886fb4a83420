import { afterAll, expect, it } from 'vitest';
import { startTestMock } from '../../testing/client.ts';

const running = await startTestMock({ today: '2030-07-01' });
afterAll(() => running.close());

const browser = { 'sec-fetch-site': 'same-origin' };
const told = async (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
  (await fetch(`${running.url}${path}`, { ...init, headers })).headers.get('set-cookie');

it('tells a browser how far the clock is ahead, until it knows', async () => {
  const cookie = await told('/api/health', browser);
  const [, offset = ''] = /^mock-clock=(-?\d+); Path=\/; SameSite=Lax$/.exec(cookie ?? '') ?? [];
  const there = new Date(Date.now() + Number(offset)).toLocaleDateString('en-CA', {
    timeZone: 'Europe/Istanbul',
  });
  expect(there).toBe('2030-07-01');
  expect(await told('/api/health', { ...browser, cookie: `mock-clock=${offset}` })).toBeNull();
  expect(await told('/api/health', { ...browser, cookie: 'mock-clock=5' })).toBe(cookie);
});

it('tells it of a clock that was moved, and programs nothing', async () => {
  const session = { ...browser, 'x-mock-session': 'moved' };
  const before = await told('/_mock/clock', session);
  const body = JSON.stringify({ advanceDays: 3 });
  await told(
    '/_mock/clock',
    { ...session, 'content-type': 'application/json' },
    { method: 'PUT', body },
  );
  expect(await told('/_mock/clock', session)).not.toBe(before);
  expect(await told('/api/health', {})).toBeNull();
});
