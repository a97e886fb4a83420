import { DatabaseSync } from 'node:sqlite';
import type { Session } from '../engine/session.ts';
import type { TableName } from '../store/records.ts';
import type { Row, Table, Watcher } from '../store/table.ts';

interface SessionRow {
  name: string;
  scenario: string;
  today: string;
  facts: string;
}

interface ChangeRow {
  kind: string;
  id: number;
  row: string | null;
}

/** Keeps the state of every session in one file. */
export interface Persistence {
  /** Hears of the changes of a session; they are written by `flush`. */
  watcher(session: string): Watcher;
  /** Scenario, clock, faults and bank of a session. */
  saveSession(session: Session): void;
  /** Scenario and clock of a session that is new to the file. */
  saveOnce(session: Session): void;
  /** Forgets the changes of a session that starts anew. */
  forget(session: Session): void;
  /** Writes what has changed, all of it or nothing. */
  flush(): void;
  /** Names of the sessions that were kept, with the world each started from. */
  kept(): { name: string; scenario: string; today: string }[];
  /** Puts what was kept into a session that stands at the start of its world. */
  load(session: Session): void;
  close(): void;
}

const SCHEMA = `
pragma journal_mode = wal;
pragma synchronous = normal;
create table if not exists session (name text primary key, scenario text not null, today text not null, facts text not null);
create table if not exists change (session text not null, kind text not null, id integer not null, row text, primary key (session, kind, id)) without rowid;
`;

/** What of a session is kept beside its records; its clock goes on while the mock is down. */
const factsOf = ({ clockOffset, firstOffset, bank, faults }: Session) =>
  JSON.stringify({ clockOffset, firstOffset, bank, faults });

/**
 * A file of sessions, made when it is not there. Every flush is one transaction in a write-ahead log,
 * so that a kill at any moment loses at most the last write and never the file. Throws when the file
 * is no database.
 */
export function openPersistence(file: string): Persistence {
  const database = new DatabaseSync(file);
  database.exec(SCHEMA);
  const putChange = database.prepare('insert or replace into change values (?, ?, ?, ?)');
  const putSession = database.prepare('insert or replace into session values (?, ?, ?, ?)');
  const addSession = database.prepare('insert or ignore into session values (?, ?, ?, ?)');
  const dropChanges = database.prepare('delete from change where session = ?');
  const sessionNamed = database.prepare('select * from session where name = ?');
  const changesOf = database.prepare('select kind, id, row from change where session = ?');

  const pending: (() => void)[] = [];
  return {
    watcher: (session) => (kind, id, row) => {
      pending.push(() => putChange.run(session, kind, id, row ? JSON.stringify(row) : null));
    },
    saveSession(session) {
      const { name, world } = session;
      const facts = factsOf(session);
      pending.push(() => putSession.run(name, world.scenario, world.today, facts));
    },
    saveOnce(session) {
      const { name, world } = session;
      const facts = factsOf(session);
      pending.push(() => addSession.run(name, world.scenario, world.today, facts));
    },
    forget({ name }) {
      pending.push(() => dropChanges.run(name));
    },
    flush() {
      if (pending.length === 0) return;
      database.exec('begin');
      for (const write of pending.splice(0)) write();
      database.exec('commit');
    },
    kept() {
      const rows = database.prepare('select * from session').all() as unknown as SessionRow[]; // columns of SCHEMA
      return rows.map(({ name, scenario, today }) => ({ name, scenario, today }));
    },
    load(session) {
      const kept = sessionNamed.get(session.name) as unknown as SessionRow | undefined; // columns of SCHEMA
      if (kept) Object.assign(session, JSON.parse(kept.facts));
      for (const { kind, id, row } of changesOf.all(session.name) as unknown as ChangeRow[]) {
        const table = session.store[kind as TableName] as unknown as Table<Row>; // written by `watcher` from the same tables
        table.restore(id, row === null ? undefined : (JSON.parse(row) as Row));
      }
    },
    close: () => database.close(),
  };
}
