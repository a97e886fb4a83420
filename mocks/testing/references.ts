import type { Rows, TableName } from '../store/records.ts';
import { type Store, tableNames } from '../store/state.ts';

/** A field of a record that holds the id of another record. */
export interface Reference {
  table: TableName;
  /** The id of the record that holds it. */
  rowId: number;
  /** Where it stands in the record, such as `bookingId` or `decided.byId`. */
  field: string;
  /** The table that the id belongs to. */
  target: TableName;
  id: number;
}

/** Names that end in `Id` and hold no id of a table: of another system, or of whatever was changed. */
const NO_REFERENCE: ReadonlySet<string> = new Set(['accountId', 'upstreamId', 'recordId']);
/** Tables whose own `id` is the id of a record elsewhere. */
const SHARED_ID: { readonly [N in TableName]?: TableName } = { companies: 'users' };

/**
 * The table that a field refers to, by its name: `boatId` to `boats`, `serviceId` to `boatServices`. A name
 * that no table has is the part that a person plays, and so `ownerId`, `senderId` and `byId` refer to `users`.
 */
function targetOf(name: string): TableName | undefined {
  if (!name.endsWith('Id') || NO_REFERENCE.has(name)) return undefined;
  const plural = `${name.slice(0, -2)}s`;
  const ending = plural[0]?.toUpperCase() + plural.slice(1);
  return (
    tableNames.find((table) => table === plural) ??
    tableNames.find((table) => table.endsWith(ending)) ??
    'users'
  );
}

/** The fields of a value that refer to records, nested ones by their path. */
function* fieldsOf(
  value: unknown,
  path = '',
): Generator<[field: string, target: TableName, number]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const field = Array.isArray(value) ? path : path === '' ? name : `${path}.${name}`;
    const target = targetOf(name);
    if (target && typeof inner === 'number') yield [field, target, inner];
    else yield* fieldsOf(inner, field);
  }
}

/** Every reference in the store, found by the names of fields. */
function* referencesOf(store: Store): Generator<Reference> {
  for (const table of tableNames) {
    const shared = SHARED_ID[table];
    for (const row of store[table].all() as readonly Rows[TableName][]) {
      if (shared) yield { table, rowId: row.id, field: 'id', target: shared, id: row.id };
      for (const [field, target, id] of fieldsOf(row)) {
        yield { table, rowId: row.id, field, target, id };
      }
    }
  }
}

/** The references to records that the store does not have. */
export function lostReferences(store: Store): Reference[] {
  return [...referencesOf(store)].filter(({ target, id }) => !store[target].get(id));
}
