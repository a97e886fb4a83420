import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Har } from 'har-format';
import { afterAll, expect, it } from 'vitest';
import { callerOf, startTestMock } from '../../testing/client.ts';
import { UnplayableFile } from './player.ts';

const folder = mkdtempSync(join(tmpdir(), 'pruva-har-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('records to a file that is whole after every call, and plays it back', async () => {
  const file = join(folder, 'session.har');
  const recording = await startTestMock({ record: file });
  const guest = callerOf(recording.url, '');
  const elif = await guest.as('elif.yildiz');
  const before = await elif.call('GET', '/api/favourites-that-do-not-exist');
  const name = (await elif.call('GET', '/api/auth/account')).body.fullName;
  const picture = await fetch(`${recording.url}/api/uploads/boat-1-1.svg`);
  const drawn = await picture.text();
  const boat = await guest.call('GET', '/api/boats/1');
  const mehmet = await guest.as('mehmet.agaoglu');
  await mehmet.call('PATCH', '/api/boats/1/status?status=INACTIVE');
  const gone = await guest.call('GET', '/api/boats/1');
  const har = JSON.parse(readFileSync(file, 'utf8')) as Har; // written by the recorder
  expect(har.log.entries).toHaveLength(8);
  expect(readFileSync(file, 'utf8')).not.toMatch(/deniz-2026|eyJ/);
  await recording.close();

  const playing = await startTestMock({ play: file, today: '2027-03-01' });
  const other = callerOf(playing.url, 'other');
  const again = await other.as('elif.yildiz');
  expect((await again.call('GET', '/api/auth/account')).body.fullName).toBe(name);
  expect(await (await fetch(`${playing.url}/api/uploads/boat-1-1.svg`)).text()).toBe(drawn);
  const [first, second, third] = [
    await other.call('GET', '/api/boats/1'),
    await other.call('GET', '/api/boats/1'),
    await other.call('GET', '/api/boats/1'),
  ];
  expect(first.body).toEqual(boat.body);
  expect(first.headers.get('x-mock-source')).toBe('recording');
  expect([second.status, third.status]).toEqual([gone.status, gone.status]);
  // What was not recorded, the mock answers.
  const fresh = await other.call('GET', '/api/boats/2');
  expect([fresh.status, fresh.headers.get('x-mock-source')]).toEqual([200, 'mock']);
  expect(before.status).toBe(404);
  await playing.close();
});

it('tells a recording that breaks the contract', async () => {
  const file = join(folder, 'broken.har');
  const entry = {
    request: { method: 'GET', url: 'https://api.example/api/boats/1', headers: [] },
    response: {
      status: 200,
      headers: [{ name: 'Content-Type', value: 'application/json' }],
      content: { text: '{"id":"one"}' },
    },
  };
  writeFileSync(file, JSON.stringify({ log: { entries: [entry] } }));
  const playing = await startTestMock({ play: file });
  const guest = callerOf(playing.url, '');
  expect((await guest.call('GET', '/api/boats/1')).body).toEqual({ id: 'one' });
  const [call] = (await guest.call('GET', '/_mock/calls')).body as unknown as {
    breaches: string[];
  }[]; // its own answer
  expect(call?.breaches.length).toBeGreaterThan(0);
  await playing.close();
});

it.each([
  ['is not there', undefined],
  ['is no JSON', '<har/>'],
  ['is no HAR', '{"log": {}}'],
])('says what to do about a file that %s', async (_, text) => {
  const file = join(folder, 'bad.har');
  rmSync(file, { force: true });
  if (text !== undefined) writeFileSync(file, text);
  await expect(startTestMock({ play: file })).rejects.toThrow(UnplayableFile);
  await expect(startTestMock({ play: file })).rejects.toThrow(
    /bad\.har cannot be played back: .*--record/s,
  );
});
