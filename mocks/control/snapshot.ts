import * as v from 'valibot';
import type { Session } from '../engine/session.ts';
import type { TableName } from '../store/records.ts';
import { tableNames } from '../store/state.ts';
import type { Row, Table } from '../store/table.ts';
import { FaultSchema } from './fault-schema.ts';
import { parse } from './parse.ts';
import type { ControlContext } from './route.ts';

const Change = v.strictTuple([v.number(), v.nullable(v.looseObject({ id: v.number() }))]);

const SnapshotSchema = v.strictObject({
  scenario: v.string(),
  today: v.string(),
  clockOffset: v.number(),
  bank: v.picklist(['normal', 'slow']),
  faults: v.array(FaultSchema),
  changes: v.record(v.picklist(tableNames), v.array(Change)),
});

/** What differs from the world a session started from; plain JSON. */
export type Snapshot = v.InferOutput<typeof SnapshotSchema>;

/** A table without the shape of its rows: those of a snapshot are what `snapshotOf` once wrote. */
function anyTable(session: Session, name: TableName): Table<Row> {
  return session.store[name] as unknown as Table<Row>;
}

/** The state of a session as plain JSON. */
export function snapshotOf(session: Session): Snapshot {
  const changes: Snapshot['changes'] = {};
  for (const name of tableNames) {
    const changed = anyTable(session, name).changed();
    if (changed.length > 0)
      changes[name] = changed.map(([id, row]) => [id, row ? { ...row } : null]);
  }
  const { world, clockOffset, bank, faults } = session;
  return { scenario: world.scenario, today: world.today, clockOffset, bank, faults, changes };
}

/** Puts a session into the state of a snapshot. Throws ControlError for what is none. */
export function restoreSnapshot(context: ControlContext, body: unknown): void {
  const snapshot = parse(SnapshotSchema, body);
  context.reset(context.worldOf(snapshot.scenario, snapshot.today));
  const { session } = context;
  session.clockOffset = snapshot.clockOffset;
  session.bank = snapshot.bank;
  session.faults = snapshot.faults;
  for (const name of tableNames) {
    for (const [id, row] of snapshot.changes[name] ?? []) {
      const table = anyTable(session, name);
      if (row) table.put(row);
      else table.remove(id);
    }
  }
  context.saveSession();
}
