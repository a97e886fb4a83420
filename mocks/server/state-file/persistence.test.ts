import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildWorld } from '../../data/scenario/scenarios.ts';
import { createSessions } from '../session/sessions.ts';
import { keepIn } from './persistence.ts';
import { openStateFile } from './state-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'pruva-kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NOON = Date.parse('2026-11-20T09:00:00Z');
const HOUR = 3_600_000;

function open(name: string) {
  const file = openStateFile(join(folder, name));
  const persistence = keepIn(file);
  const world = buildWorld('empty', '2026-11-20');
  const sessions = createSessions({
    startWorld: () => world,
    idleTime: HOUR,
    onChange: persistence.watcher,
    keptWorld: (session) => persistence.find(session) && world,
    load: persistence.load,
    onStart: persistence.saveSession,
  });
  return { file, persistence, sessions };
}

const rename = (username: string) => ({ username });

it('a session that was dropped unused comes back as it was', () => {
  const { persistence, sessions } = open('idle');
  const before = sessions.open('anna', NOON);
  before.store.users.update(9, rename('elif.once'));
  before.clockOffset += 3 * 24 * HOUR;
  persistence.saveSession(before);
  persistence.flush();
  expect(sessions.dropIdle(NOON + HOUR)).toBe(1);

  const after = sessions.open('anna', NOON + HOUR);
  expect(after).not.toBe(before);
  expect(after.store.users.get(9)?.username).toBe('elif.once');
  expect([after.clockOffset, after.startOffset]).toEqual([3 * 24 * HOUR, 0]);
  persistence.close();
});

it('a session that is asked for is not dropped, whatever it is asked', () => {
  const { persistence, sessions } = open('used');
  sessions.open('anna', NOON);
  sessions.open('anna', NOON + HOUR / 2);
  expect(sessions.dropIdle(NOON + HOUR)).toBe(0);
  persistence.close();
});

describe('a full disk', () => {
  it('is told to the call that changed something, and written when there is room', () => {
    const { file, persistence, sessions } = open('full');
    const session = sessions.open('', NOON);
    persistence.flush();
    const pages = Number(file.database.prepare('pragma page_count').get()?.page_count);
    file.database.exec(`pragma max_page_count = ${pages}`);

    session.store.users.update(9, rename('x'.repeat(20_000)));
    expect(() => persistence.flush()).toThrow(/full cannot be written.*full.*next call/);
    // A call that only reads has nothing to complain of.
    persistence.flush();
    session.store.users.update(1, rename('second'));
    expect(() => persistence.flush()).toThrow('cannot be written');

    file.database.exec('pragma max_page_count = 100000');
    persistence.flush();
    persistence.close();
    const again = open('full');
    const { store } = again.sessions.open('', NOON);
    expect([store.users.get(9)?.username.length, store.users.get(1)?.username]).toEqual([
      20_000,
      'second',
    ]);
    again.persistence.close();
  });
});

it('a file that was removed meanwhile is told, not written into nowhere', () => {
  const { persistence, sessions } = open('removed');
  const session = sessions.open('', NOON);
  persistence.flush();
  rmSync(join(folder, 'removed'));
  session.store.users.update(9, rename('elif.once'));
  expect(() => persistence.flush()).toThrow(/removed cannot be written: it was moved or removed/);
  persistence.close();
});

it('a session that cannot be read is named with its file', () => {
  const { file, persistence, sessions } = open('odd');
  sessions.open('anna', NOON);
  persistence.flush();
  file.database.exec("update session set facts = '{'");
  sessions.dropIdle(NOON + HOUR);
  expect(() => sessions.open('anna', NOON)).toThrow(/The session anna in .*odd cannot be read/);
  file.database.exec("update session set today = '9999-12-31'");
  expect(() => sessions.open('anna', NOON)).toThrow('9999-12-31 is no day');
  persistence.close();
});
