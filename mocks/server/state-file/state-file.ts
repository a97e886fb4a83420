import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { lockStateFile } from './lock.ts';
import { reasonOf, StateFileError } from './state-file-error.ts';

/** Marks a database as one of ours, in the place that SQLite keeps for it: "Prva" in ASCII. */
const APPLICATION = 0x50727661;
/** Of the tables below and of what is kept in them. */
const VERSION = 1;

const TABLES = `
create table session (name text primary key, scenario text not null, today text not null, facts text not null);
create table change (session text not null, kind text not null, id integer not null, row text, primary key (session, kind, id)) without rowid;
pragma application_id = ${APPLICATION};
pragma user_version = ${VERSION};
`;

export interface StateFile {
  /** Its one address, whatever links lead to it. */
  path: string;
  database: DatabaseSync;
  /** Whether the file still stands at its address: what is written into a removed one is lost. */
  isThere(): boolean;
  close(): void;
}

const LEFT = 'It is left as it is: move it away, or name another file with --data.';

/** The one address of a file that may not be there yet. Throws StateFileError when it can be none. */
function addressOf(file: string): string {
  const path = resolve(file);
  if (!existsSync(dirname(path)))
    throw new StateFileError(`${path}: there is no folder ${dirname(path)}. Make it first.`);
  const address = existsSync(path)
    ? realpathSync(path)
    : join(realpathSync(dirname(path)), basename(path));
  if (existsSync(address) && !statSync(address).isFile())
    throw new StateFileError(`${address} is no file. Name one with --data.`);
  return address;
}

function numberOf(database: DatabaseSync, pragma: 'application_id' | 'user_version'): number {
  return Number(database.prepare(`pragma ${pragma}`).get()?.[pragma]);
}

/** What stands against a database; undefined for one of this version, whole, or an empty one. */
function problemOf(database: DatabaseSync): string | undefined {
  const [found] = Object.values(database.prepare('pragma quick_check(1)').get() ?? {});
  if (found !== 'ok') return `is damaged: ${String(found).replaceAll(/\s+/g, ' ')}.`;
  const names = database.prepare("select name from sqlite_master where type = 'table'").all();
  if (names.length === 0) return undefined;
  const isOurs =
    numberOf(database, 'application_id') === APPLICATION ||
    // Before there were versions.
    (names.some(({ name }) => name === 'session') && names.some(({ name }) => name === 'change'));
  if (!isOurs) return 'is the database of something else.';
  const version = numberOf(database, 'user_version');
  if (version === VERSION) return undefined;
  const age = version < VERSION ? 'an older' : 'a newer';
  return `was written by ${age} mock: its version is ${version}, this mock reads ${VERSION}.`;
}

/**
 * The database in a file, made when there is none, for this process alone. Every write is one transaction
 * in a write-ahead log, so that a kill at any moment loses at most the last write and never the file.
 * Throws StateFileError for a file that is damaged, in use, of another version or of something else, and
 * leaves that file as it is.
 */
export function openStateFile(file: string): StateFile {
  const path = addressOf(file);
  const unlock = lockStateFile(path);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    const problem = problemOf(database);
    if (problem) throw new StateFileError(`${path} ${problem} ${LEFT}`);
    database.exec('pragma journal_mode = wal; pragma synchronous = normal');
    const isNew = numberOf(database, 'application_id') !== APPLICATION;
    if (isNew) database.exec(`begin; ${TABLES} commit`);
    // Says now, and not at the first call, when nothing can be written.
    database.exec('begin immediate; commit');
    const opened = database;
    const { ino } = statSync(path);
    return {
      path,
      database,
      isThere: () => statSync(path, { throwIfNoEntry: false })?.ino === ino,
      close() {
        opened.close();
        unlock();
      },
    };
  } catch (error) {
    database?.close();
    unlock();
    if (error instanceof StateFileError) throw error;
    throw new StateFileError(
      `${path} cannot be used as the state of the mock: ${reasonOf(error)}. ${LEFT}`,
      { cause: error },
    );
  }
}
