/** Whatever a table keeps: a record with a numeric id. */
export interface Row {
  readonly id: number;
}

type Key = string | number | null;

/** The records every session starts from, shared by all of them and never changed. */
export class BaseTable<T extends Row> {
  readonly rows: readonly T[];
  readonly byId: ReadonlyMap<number, T>;
  readonly highestId: number;
  private readonly indexes = new Map<keyof T, Map<Key, T[]>>();

  constructor(rows: readonly T[]) {
    this.rows = rows;
    this.byId = new Map(rows.map((row) => [row.id, row]));
    this.highestId = rows.reduce((highest, row) => Math.max(highest, row.id), 0);
  }

  /** The records whose field has this value; the index of a field is made when it is first asked for. */
  where(field: keyof T, value: Key): readonly T[] {
    let index = this.indexes.get(field);
    if (!index) {
      index = new Map();
      for (const row of this.rows) {
        const key = row[field] as Key; // only scalar fields are asked for: see Table.where
        const group = index.get(key);
        if (group) group.push(row);
        else index.set(key, [row]);
      }
      this.indexes.set(field, index);
    }
    return index.get(value) ?? [];
  }
}

/** The fields of a record that hold a scalar, and so can be looked up. */
type ScalarField<T> = {
  [K in keyof T]-?: T[K] extends Key ? K : never;
}[keyof T];

/** Told of every change: the new record, or undefined when it was removed, and what stood there before. */
export type Watcher = (
  table: string,
  id: number,
  row: Row | undefined,
  before: Row | undefined,
) => void;

/** Records that have one value in a field: `rows` once they were asked for, from the base and what was changed. */
interface Group<T> {
  /** Those changed that have or had the value. */
  readonly changed: Set<number>;
  rows: readonly T[] | undefined;
}

/**
 * The records of one kind in one session: the shared base with this session's own changes over it.
 * Records are never changed in place; `update` replaces one. Order is by insertion.
 */
export class Table<T extends Row> {
  /** This session's records by id; undefined where one of the base was removed. */
  private changes: Map<number, T | undefined> | undefined;
  /** How many were changed before each of them. */
  private readonly places = new Map<number, number>();
  private merged: readonly T[] | undefined;
  /**
   * By field: the groups that this session has touched, merged when they are asked for. Every other group
   * is the base's own list, so that lists of untouched records stay the same objects.
   */
  private readonly touched = new Map<keyof T, Map<Key, Group<T>>>();
  private highestId: number;
  private writes = 0;
  private readonly name: string;
  private readonly base: BaseTable<T>;
  private readonly watcher: Watcher;

  constructor(name: string, base: BaseTable<T>, watcher: Watcher) {
    this.name = name;
    this.base = base;
    this.watcher = watcher;
    this.highestId = base.highestId;
  }

  /** Rises with every change, so that what was worked out from the records can be kept until then. */
  get version(): number {
    return this.writes;
  }

  get(id: number): T | undefined {
    return this.changes?.has(id) ? this.changes.get(id) : this.base.byId.get(id);
  }

  /** Every record, in order of insertion. Not to be changed. */
  all(): readonly T[] {
    if (!this.changes) return this.base.rows;
    this.merged ??= this.merge(this.base.rows, this.changes.keys(), () => true);
    return this.merged;
  }

  /** The records whose field has this value, in order of insertion. */
  where<F extends ScalarField<T>>(field: F, value: T[F] & Key): readonly T[] {
    const kept = this.base.where(field, value);
    if (!this.changes) return kept;
    const group = this.touchedOf(field).get(value);
    if (!group) return kept;
    group.rows ??= this.merge(kept, this.inOrder(group.changed), (row) => row[field] === value);
    return group.rows;
  }

  /** The first record for which `matches` holds. */
  find(matches: (row: T) => boolean): T | undefined {
    return this.all().find(matches);
  }

  /** Adds a record under the next free id and answers it. An id is never used twice in a session. */
  insert(values: Omit<T, 'id'>): T {
    this.highestId += 1;
    const row = { ...values, id: this.highestId } as unknown as T; // T is Omit<T, 'id'> and its id
    this.write(row.id, row);
    return row;
  }

  /** Replaces fields of a record and answers it; undefined when there is none. */
  update(id: number, values: Partial<Omit<T, 'id'>>): T | undefined {
    const row = this.get(id);
    if (!row) return undefined;
    const next = { ...row, ...values };
    this.write(id, next);
    return next;
  }

  /** Adds or replaces a record under its own id and answers it. */
  put(row: T): T {
    this.write(row.id, row);
    return row;
  }

  /** Removes a record and says whether it was there. */
  remove(id: number): boolean {
    if (!this.get(id)) return false;
    this.write(id, undefined);
    return true;
  }

  /** Puts a record in its place, or removes it, without telling the watcher: for what was kept elsewhere. */
  restore(id: number, row: T | undefined): void {
    const before = this.get(id);
    for (const [field, groups] of this.touched) {
      for (const one of [before, row]) if (one) touch(groups, one, field);
    }
    this.writes += 1;
    this.changes ??= new Map();
    if (!this.changes.has(id)) this.places.set(id, this.changes.size);
    this.changes.set(id, row);
    this.merged = undefined;
    this.highestId = Math.max(this.highestId, id);
  }

  /** What differs from the base: id and record, or id and undefined. */
  changed(): [number, T | undefined][] {
    return [...(this.changes ?? [])];
  }

  private touchedOf(field: keyof T): Map<Key, Group<T>> {
    const known = this.touched.get(field);
    if (known) return known;
    const groups = new Map<Key, Group<T>>();
    for (const [id, row] of this.changes ?? []) {
      for (const one of [this.base.byId.get(id), row]) if (one) touch(groups, one, field);
    }
    this.touched.set(field, groups);
    return groups;
  }

  /** Changed records in the order in which they were first changed. */
  private inOrder(ids: ReadonlySet<number>): number[] {
    const place = (id: number) => this.places.get(id) ?? 0;
    return [...ids].sort((a, b) => place(a) - place(b));
  }

  private write(id: number, row: T | undefined): void {
    const before = this.get(id);
    this.restore(id, row);
    this.watcher(this.name, id, row, before);
  }

  /** Records of the base as they are now, and then those changed that are not among them. */
  private merge(
    kept: readonly T[],
    changed: Iterable<number>,
    matches: (row: T) => boolean,
  ): readonly T[] {
    const rows: T[] = [];
    const seen = new Set<number>();
    for (const { id } of kept) {
      const now = this.get(id);
      if (now && matches(now)) rows.push(now);
      seen.add(id);
    }
    for (const id of changed) {
      const row = seen.has(id) ? undefined : this.changes?.get(id);
      if (row && matches(row)) rows.push(row);
    }
    return rows;
  }
}

function touch<T extends Row>(groups: Map<Key, Group<T>>, row: T, field: keyof T) {
  const key = row[field] as Key; // only scalar fields are asked for: see Table.where
  const group = groups.get(key) ?? { changed: new Set(), rows: undefined };
  groups.set(key, group);
  group.changed.add(row.id);
  group.rows = undefined;
}
