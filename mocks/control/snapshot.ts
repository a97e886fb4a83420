import * as v from 'valibot';
import { clockOf, type Session } from '../engine/session/session.ts';
import { dayOf } from '../rules/calendar/day.ts';
import type { TableName } from '../store/records.ts';
import { createStore, tableNames, type World } from '../store/state.ts';
import type { BaseTable, Row, Table } from '../store/table.ts';
import { rowProblem } from './recording/row-shape.ts';
import { type ControlContext, ControlError } from './route.ts';
import { checkTarget } from './routes/fault-routes.ts';
import { FaultSchema, MAX_FAULTS } from './values/fault-schema.ts';
import { Day, Instant, Short } from './values/limits.ts';
import { parse } from './values/parse.ts';
import { checkedScenario } from './values/scenario.ts';

/** Bytes of the largest snapshot that is taken back: room for the files of a session. */
export const MAX_SNAPSHOT_BYTES = 64 * 1_048_576;

/** Ids count on from the highest one, and have to stay within the contract's. */
const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000));

const Change = v.pipe(
  v.strictTuple([Id, v.nullable(v.looseObject({ id: Id }))]),
  v.check(([id, row]) => row === null || row.id === id, 'the id of the row must be that before it'),
);

const SnapshotSchema = v.strictObject({
  scenario: Short,
  today: Day,
  /** What the session's clock showed. */
  now: Instant,
  bank: v.picklist(['normal', 'slow']),
  faults: v.pipe(v.array(FaultSchema), v.maxLength(MAX_FAULTS)),
  changes: v.record(v.picklist(tableNames), v.pipe(v.array(Change), v.maxLength(100_000))),
});

/** What differs from the world a session started from; plain JSON. */
export type Snapshot = v.InferOutput<typeof SnapshotSchema>;

/** A table without the shape of its rows: those of a snapshot are what `snapshotOf` once wrote. */
function anyTable(session: Pick<Session, 'store'>, name: TableName): Table<Row> {
  return session.store[name] as unknown as Table<Row>;
}

/** The state of a session as plain JSON. */
export function snapshotOf(session: Session, realNow: number): Snapshot {
  const changes: Snapshot['changes'] = {};
  for (const name of tableNames) {
    const changed = anyTable(session, name).changed();
    if (changed.length > 0)
      changes[name] = changed.map(([id, row]) => [id, row ? { ...row } : null]);
  }
  const { world, bank, faults } = session;
  const now = new Date(clockOf(session, realNow).now).toISOString();
  return { scenario: world.scenario, today: world.today, now, bank, faults, changes };
}

type Changes = Snapshot['changes'];

/** Puts changes into a session that stands at the start of its world. */
function apply(session: Pick<Session, 'store'>, changes: Changes): void {
  for (const name of tableNames) {
    for (const [id, row] of changes[name] ?? []) {
      const table = anyTable(session, name);
      if (row) table.put(row);
      else table.remove(id);
    }
  }
}

/** Throws ControlError for rows that are none of this mock's. */
function checkRows(world: World, changes: Changes): void {
  for (const name of tableNames) {
    for (const [id, row] of changes[name] ?? []) {
      const base = world.tables[name] as unknown as BaseTable<Row>; // what all tables have in common
      const problem = row && rowProblem(base, row);
      if (problem) throw new ControlError(`changes.${name}: row ${id}: ${problem}`);
    }
  }
}

/** Tries changes beside the session, which stays as it is. Throws ControlError when they cannot stand. */
function tryOut(context: ControlContext, world: World, changes: Changes, now: number): void {
  const store = createStore(world);
  try {
    apply({ store }, changes);
    context.settle(store, { now, today: dayOf(now) });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ControlError(`changes: these rows do not go together: ${reason.slice(0, 300)}`);
  }
}

/**
 * Puts a session into the state of a snapshot, its clock where it stood, however long ago that was. Throws
 * ControlError for what is none, and leaves the session as it was then.
 */
export function restoreSnapshot(context: ControlContext, body: unknown): void {
  const snapshot = parse(SnapshotSchema, body);
  const { realNow, session } = context;
  const now = Date.parse(snapshot.now);
  for (const fault of snapshot.faults) checkTarget(context, fault);
  const world = context.worldOf(checkedScenario(context, snapshot.scenario), snapshot.today);
  checkRows(world, snapshot.changes);
  tryOut(context, world, snapshot.changes, now);
  context.reset(world);
  session.clockOffset = now - realNow;
  session.bank = snapshot.bank;
  session.faults = snapshot.faults;
  apply(session, snapshot.changes);
  context.saveSession();
}
