import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { openStateFile } from './state-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'pruva-state-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);

/** A database with the given SQL run in it. */
function database(name: string, sql: string): string {
  const made = new DatabaseSync(at(name));
  made.exec(sql);
  made.close();
  return at(name);
}

function text(name: string): string {
  writeFileSync(at(name), 'once upon a time');
  return at(name);
}

/** A sound file, a megabyte long, of which a middle part was overwritten. */
function damaged(name: string): string {
  const file = openStateFile(at(name));
  file.database.exec(
    "insert into change with recursive n(id) as (select 1 union all select id + 1 from n where id < 1000) select 's', 'boats', id, hex(randomblob(400)) from n",
  );
  file.close();
  const bytes = readFileSync(at(name));
  writeFileSync(at(name), bytes.fill(0x5a, 20_000, 60_000));
  return at(name);
}

describe('a file that cannot be used is named, with what to do, and left as it is', () => {
  it.each<[string, () => string, RegExp]>([
    ['a text', () => text('text'), /not a database.*move it away/],
    ['a damaged one', () => damaged('damaged'), /damaged.*move it away/],
    [
      'one that was cut short',
      () => {
        const file = damaged('cut');
        writeFileSync(file, readFileSync(file).subarray(0, 9000));
        return file;
      },
      /(damaged|malformed).*move it away/,
    ],
    [
      'that of something else',
      () => database('other', 'create table stamps (id integer)'),
      /something else.*move it away/,
    ],
    [
      'one without a version',
      () => database('old', 'create table session (name); create table change (session)'),
      /older mock: its version is 0.*move it away/,
    ],
    [
      'that of a newer mock',
      () => {
        openStateFile(at('new')).close();
        return database('new', 'pragma user_version = 99');
      },
      /newer mock: its version is 99.*move it away/,
    ],
  ])('%s', (_, make, words) => {
    const file = make();
    const before = readFileSync(file);
    expect(() => openStateFile(file)).toThrow(words);
    expect(() => openStateFile(file)).toThrow(file);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('a folder', () => {
    expect(() => openStateFile(folder)).toThrow(`${folder} is no file`);
  });

  it('one in a folder that is not there', () => {
    expect(() => openStateFile(at('not/there'))).toThrow('Make it first');
  });

  it('one whose lock is a file of somebody', () => {
    writeFileSync(at('taken.lock'), 'my diary');
    expect(() => openStateFile(at('taken'))).toThrow(/taken\.lock.*move that one away/);
    expect(readFileSync(at('taken.lock'), 'utf8')).toBe('my diary');
  });
});

describe('a file in use', () => {
  it('is refused with the process that has it, until that gives it back', () => {
    const first = openStateFile(at('used'));
    const words = `in use by another mock, process ${process.pid}`;
    expect(() => openStateFile(at('used'))).toThrow(words);
    symlinkSync(at('used'), at('link'));
    expect(() => openStateFile(at('link'))).toThrow(words);
    first.close();
    openStateFile(at('used')).close();
  });
});

it('an empty file is a new one', () => {
  writeFileSync(at('empty'), '');
  openStateFile(at('empty')).close();
  openStateFile(at('empty')).close();
});
