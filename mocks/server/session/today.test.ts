import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, dayOf } from '../../rules/calendar/day.ts';
import { callerOf, startTestMock } from '../../testing/client.ts';
import type { RunningMock } from '../mock.ts';

const DAY_OF_START = '2027-07-14';
let running: RunningMock;
beforeAll(async () => {
  running = await startTestMock({ today: DAY_OF_START });
});
afterAll(() => running.close());

let sessions = 0;
const newSession = () => callerOf(running.url, `today-${++sessions}`);
const dayHere = async (caller: ReturnType<typeof newSession>) => {
  const { body } = await caller.call('GET', '/_mock/clock');
  return [body.today, body.moved];
};

describe('a mock that was started on a day', () => {
  it('has every session begin on it, data and clock alike, at the real time of day', async () => {
    const caller = newSession();
    const { body } = await caller.call('GET', '/_mock/clock');
    expect(body.today).toBe(DAY_OF_START);
    expect(Number(body.offset) % DAY).toBe(0);
    const { body: boat } = await caller.call('GET', '/api/boats/1');
    expect(String(boat.nextAvailableDate) >= DAY_OF_START).toBe(true);
    expect((await caller.call('GET', '/api/health')).body.time).toContain('2027-07-1');
  });

  it('goes back to it on reset, to whatever scenario', async () => {
    const caller = newSession();
    await caller.call('PUT', '/_mock/clock', { body: { advanceDays: 40 } });
    await caller.call('POST', '/_mock/reset', { body: { scenario: 'busy-season' } });
    expect(await dayHere(caller)).toEqual([DAY_OF_START, 0]);
  });

  it('undoes what moved the clock', async () => {
    const caller = newSession();
    await caller.call('PUT', '/_mock/clock', { body: { now: '2030-01-01T00:00:00Z' } });
    await caller.call('PUT', '/_mock/clock', { body: { reset: true } });
    expect(await dayHere(caller)).toEqual([DAY_OF_START, 0]);
  });

  it('loads a snapshot with the clock where it stood, whatever day it was started on itself', async () => {
    const caller = newSession();
    await caller.call('PUT', '/_mock/clock', { body: { advanceDays: 3 } });
    const { body: snapshot } = await caller.call('GET', '/_mock/snapshot');
    const elsewhere = await startTestMock({ today: 'real' });
    const other = callerOf(elsewhere.url, 'other');
    await other.call('PUT', '/_mock/snapshot', { body: snapshot });
    const { body: clock } = await other.call('GET', '/_mock/clock');
    expect(clock.today).toBe('2027-07-17');
    const { body: back } = await other.call('GET', '/_mock/snapshot');
    expect(back.today).toBe(DAY_OF_START);
    await elsewhere.close();
  });
});

it('stands on the real day when told so', async () => {
  const real = await startTestMock({ today: 'real' });
  const { body } = await callerOf(real.url, 'real').call('GET', '/_mock/clock');
  expect([body.today, body.offset, body.moved]).toEqual([dayOf(Date.now()), 0, 0]);
  await real.close();
});

it.each(['2026-02-30', '9999-12-31', '1999-12-31', 'tomorrow', '2026-1-1', ''])(
  'does not start on %s',
  async (today) => {
    await expect(startTestMock({ today })).rejects.toThrow(/is no day.*YYYY-MM-DD, or real/);
  },
);

describe('a token of another session', () => {
  it.each([
    ['anna', 'berk', 'X-Mock-Session: anna'],
    ['anna', '', 'X-Mock-Session: anna'],
    ['', 'berk', 'Leave the header X-Mock-Session'],
  ])('of "%s" in "%s" is refused with the session it belongs to', async (theirs, ours, words) => {
    const body = { username: 'elif.yildiz', password: 'deniz-2026' };
    const signedIn = await callerOf(running.url, theirs).call('POST', '/api/auth/login', { body });
    const here = callerOf(running.url, ours, String(signedIn.body.token));
    const refused = await here.call('GET', '/api/auth/account');
    expect(refused).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED', message: expect.stringContaining(words) },
    });
    const there = callerOf(running.url, theirs, String(signedIn.body.token));
    expect((await there.call('GET', '/api/auth/account')).status).toBe(200);
  });
});
