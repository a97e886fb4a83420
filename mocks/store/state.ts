import type { Rows, TableName } from './records.ts';
import { BaseTable, type Row, Table, type Watcher } from './table.ts';

/** How the bank behind the hosted payment page behaves. */
export type Bank = 'normal' | 'slow';

/** The rows a session starts from. A table left out is empty. */
export type WorldRows = { [N in TableName]?: readonly Rows[N][] };

/** What a session starts from: shared by every session of the same scenario and day. */
export interface World {
  scenario: string;
  /** The calendar day in Europe/Istanbul that the dates of the rows stand around. */
  today: string;
  bank: Bank;
  tables: { [N in TableName]: BaseTable<Rows[N]> };
}

const TABLE_NAMES: { [N in TableName]: N } = {
  users: 'users',
  companies: 'companies',
  captainProfiles: 'captainProfiles',
  formerCertifications: 'formerCertifications',
  boats: 'boats',
  formerBoats: 'formerBoats',
  boatFeatures: 'boatFeatures',
  boatImages: 'boatImages',
  boatServices: 'boatServices',
  boatDocuments: 'boatDocuments',
  availabilities: 'availabilities',
  tours: 'tours',
  formerTours: 'formerTours',
  tourDates: 'tourDates',
  tourImages: 'tourImages',
  tourDocuments: 'tourDocuments',
  bookings: 'bookings',
  payments: 'payments',
  reviews: 'reviews',
  reviewReplies: 'reviewReplies',
  reviewFlags: 'reviewFlags',
  messages: 'messages',
  notifications: 'notifications',
  applications: 'applications',
  contactMessages: 'contactMessages',
  audit: 'audit',
  blogPosts: 'blogPosts',
  destinations: 'destinations',
  serviceOfferings: 'serviceOfferings',
  files: 'files',
  codes: 'codes',
  outbox: 'outbox',
  idempotency: 'idempotency',
  lastChanges: 'lastChanges',
};
export const tableNames = Object.values(TABLE_NAMES);

/** Makes a world of rows; they must not be changed afterwards. */
export function createWorld(
  facts: { scenario: string; today: string; bank?: Bank },
  rows: WorldRows,
): World {
  const tables = Object.fromEntries(
    tableNames.map((name) => [name, new BaseTable<never>((rows[name] ?? []) as never[])]),
  ) as unknown as World['tables']; // one table per name, of that name's rows
  return { scenario: facts.scenario, today: facts.today, bank: facts.bank ?? 'normal', tables };
}

/** The tables of one session. Those never asked for cost nothing. */
export type Store = { readonly [N in TableName]: Table<Rows[N]> };

/** A row before and after a change; undefined before it was added and after it was removed. */
export interface Change {
  table: string;
  before: Row | undefined;
  after: Row | undefined;
}

/** What is known of each store beside its rows. */
interface Known {
  /** The tables that were asked for. */
  tables: WeakMap<Store, { readonly version: number }[]>;
  /** Where the changes go while somebody wants to know them. */
  noted: WeakMap<Store, Change[]>;
}

/** Handlers that are loaded again have a module like this of their own, and ask about stores that another has made. */
const SHARED = Symbol.for('pruva.mock.stores');
const shared = globalThis as { [SHARED]?: Known }; // nobody else has that symbol
shared[SHARED] ??= { tables: new WeakMap(), noted: new WeakMap() };
const { tables: TABLES, noted: NOTED } = shared[SHARED];

/** Runs something synchronous and answers what it said, and which rows of the store it changed. It may be asked within itself. */
export function changesOf<Result>(
  store: Store,
  run: () => Result,
): { result: Result; changes: readonly Change[] } {
  const outer = NOTED.get(store);
  const changes: Change[] = [];
  NOTED.set(store, changes);
  try {
    return { result: run(), changes };
  } finally {
    outer?.push(...changes);
    if (outer) NOTED.set(store, outer);
    else NOTED.delete(store);
  }
}

/** Rises with every change of any record of the session. */
export function revisionOf(store: Store): number {
  let revision = 0;
  for (const { version } of TABLES.get(store) ?? []) revision += version;
  return revision;
}

/**
 * A store over a world. `watcher` hears of every change. Tables are made when they are first asked
 * for, so that thousands of sessions stay small.
 */
export function createStore(world: World, watcher: Watcher = () => {}): Store {
  const store = {} as Store; // a getter or table per name, from here on
  const tables: Table<never>[] = [];
  TABLES.set(store, tables);
  const noting: Watcher = (table, id, after, before) => {
    watcher(table, id, after, before);
    NOTED.get(store)?.push({ table, before, after });
  };
  for (const name of tableNames) {
    Object.defineProperty(store, name, {
      configurable: true,
      enumerable: true,
      get() {
        const table = new Table<never>(name, world.tables[name] as never, noting);
        tables.push(table);
        Object.defineProperty(store, name, { value: table, enumerable: true });
        return table;
      },
    });
  }
  return store;
}
