import * as v from 'valibot';
import { FaultSchema } from '../../control/values/fault-schema.ts';
import { isDay } from '../../control/values/limits.ts';
import type { Session } from '../../engine/session/session.ts';
import type { TableName } from '../../store/records.ts';
import type { Row, Table, Watcher } from '../../store/table.ts';
import type { StateFile } from './state-file.ts';
import { reasonOf, StateFileError } from './state-file-error.ts';

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

/** What is kept of a session beside its records; nothing of one that was only opened. */
const Facts = v.partial(
  v.object({
    clockOffset: v.number(),
    startOffset: v.number(),
    bank: v.picklist(['normal', 'slow']),
    faults: v.array(FaultSchema),
  }),
);

/** Keeps the state of every session in one file. */
interface Persistence {
  /** Hears of the changes of a session; they are written by `flush`. */
  watcher(session: string): Watcher;
  /** Scenario, clock, faults and bank of a session. */
  saveSession(session: Session): void;
  /** Forgets the changes of a session that starts over. */
  forget(session: Session): void;
  /**
   * Writes what has changed, all of it or nothing. Throws StateFileError when that is not possible, and
   * writes it the next time.
   */
  flush(): void;
  /** The world that a kept session started from; undefined for one that is not in the file. */
  find(session: string): { scenario: string; today: string } | undefined;
  /** Puts what was kept into a session that stands at the start of its world. Throws StateFileError. */
  load(session: Session): void;
  close(): void;
}

/** Keeps sessions in a file that was opened. */
export function keepIn({ path, database, isThere, close }: StateFile): Persistence {
  const putChange = database.prepare('insert or replace into change values (?, ?, ?, ?)');
  const putSession = database.prepare('insert or replace into session values (?, ?, ?, ?)');
  const dropChanges = database.prepare('delete from change where session = ?');
  const sessionNamed = database.prepare('select * from session where name = ?');
  const changesOf = database.prepare('select kind, id, row from change where session = ?');

  const pending: (() => void)[] = [];
  /** How many of them could not be written when that was last told. */
  let told = 0;

  function write(): void {
    if (!isThere())
      throw new Error('it was moved or removed while the mock ran; start the mock again');
    database.exec('begin');
    for (const change of pending) change();
    database.exec('commit');
  }

  function unreadable(session: string, error: unknown): StateFileError {
    const name = session === '' ? 'The shared session' : `The session ${session}`;
    return new StateFileError(
      `${name} in ${path} cannot be read: ${reasonOf(error)}. Use another session, or another file with --data.`,
      { cause: error },
    );
  }

  return {
    watcher: (session) => (kind, id, row) => {
      pending.push(() => putChange.run(session, kind, id, row ? JSON.stringify(row) : null));
    },
    saveSession({ name, world, clockOffset, startOffset, bank, faults }) {
      const facts = JSON.stringify({ clockOffset, startOffset, bank, faults });
      pending.push(() => putSession.run(name, world.scenario, world.today, facts));
    },
    forget({ name }) {
      pending.push(() => dropChanges.run(name));
    },
    flush() {
      if (pending.length === 0) return;
      try {
        write();
        pending.length = 0;
        told = 0;
      } catch (error) {
        if (database.isTransaction) database.exec('rollback');
        // A call that changed nothing itself is not the one to be told.
        if (pending.length === told) return;
        told = pending.length;
        throw new StateFileError(
          `${path} cannot be written: ${reasonOf(error)}. What was done stands until the mock ends, and is written with the next call that finds room.`,
          { cause: error },
        );
      }
    },
    find(session) {
      const kept = sessionNamed.get(session) as SessionRow | undefined; // columns of the table
      if (!kept) return undefined;
      const { scenario, today } = kept;
      if (!isDay(today)) throw unreadable(session, new Error(`${today} is no day for a world`));
      return { scenario, today };
    },
    load(session) {
      try {
        const kept = sessionNamed.get(session.name) as SessionRow | undefined; // columns of the table
        if (kept) Object.assign(session, v.parse(Facts, JSON.parse(kept.facts)));
        for (const { kind, id, row } of changesOf.all(session.name) as unknown as ChangeRow[]) {
          const table = session.store[kind as TableName] as unknown as Table<Row>; // written by `watcher` from the same tables
          table.restore(id, row === null ? undefined : (JSON.parse(row) as Row));
        }
      } catch (error) {
        throw unreadable(session.name, error);
      }
    },
    close,
  };
}
