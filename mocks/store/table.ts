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

/**
 * The records of one kind in one session: the shared base with this session's own changes over it.
 * Records are never changed in place; `update` replaces one. Order is by insertion.
 */
export class Table<T extends Row> {
  /** This session's records by id; undefined where one of the base was removed. */
  private changes: Map<number, T | undefined> | undefined;
  private merged: readonly T[] | undefined;
  /**
   * By field: the groups that this session has touched, merged when they are asked for. Every other group
   * is the base's own list, so that lists of untouched records stay the same objects.
   */
  private readonly touched = new Map<keyof T, Map<Key, readonly T[] | undefined>>();
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
    this.merged ??= this.merge(this.base.rows, () => true);
    return this.merged;
  }

  /** The records whose field has this value, in order of insertion. */
  where<F extends ScalarField<T>>(field: F, value: T[F] & Key): readonly T[] {
    const kept = this.base.where(field, value);
    if (!this.changes) return kept;
    const touched = this.touchedOf(field);
    if (!touched.has(value)) return kept;
    let group = touched.get(value);
    if (!group) {
      group = this.merge(kept, (row) => row[field] === value);
      touched.set(value, group);
    }
    return group;
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
    for (const [field, touched] of this.touched) {
      for (const one of [before, row]) if (one) touched.set(one[field] as Key, undefined); // see `where`
    }
    this.writes += 1;
    this.changes ??= new Map();
    this.changes.set(id, row);
    this.merged = undefined;
    this.highestId = Math.max(this.highestId, id);
  }

  /** What differs from the base: id and record, or id and undefined. */
  changed(): [number, T | undefined][] {
    return [...(this.changes ?? [])];
  }

  private touchedOf(field: keyof T): Map<Key, readonly T[] | undefined> {
    const known = this.touched.get(field);
    if (known) return known;
    const touched = new Map<Key, readonly T[] | undefined>();
    for (const [id, row] of this.changes ?? []) {
      for (const one of [this.base.byId.get(id), row]) {
        if (one) touched.set(one[field] as Key, undefined); // only scalar fields are asked for
      }
    }
    this.touched.set(field, touched);
    return touched;
  }

  private write(id: number, row: T | undefined): void {
    const before = this.get(id);
    this.restore(id, row);
    this.watcher(this.name, id, row, before);
  }

  private merge(kept: readonly T[], matches: (row: T) => boolean): readonly T[] {
    const changes = this.changes ?? new Map<number, T | undefined>();
    const rows: T[] = [];
    const seen = new Set<number>();
    for (const row of kept) {
      const now = changes.has(row.id) ? changes.get(row.id) : row;
      if (now && matches(now)) rows.push(now);
      seen.add(row.id);
    }
    for (const [id, row] of changes) {
      if (row && !seen.has(id) && matches(row)) rows.push(row);
    }
    return rows;
  }
}
