import type { BaseTable, Row } from '../../store/table.ts';

type Kind = 'string' | 'number' | 'boolean' | 'list' | 'object';

function kindOf(value: unknown): Kind | undefined {
  if (Array.isArray(value)) return 'list';
  if (value === null || value === undefined) return undefined;
  return typeof value as Kind; // a row is plain JSON
}

/** What the rows of a table have in common. */
interface Shape {
  required: readonly string[];
  kinds: ReadonlyMap<string, ReadonlySet<Kind>>;
}

function shapeOf(rows: readonly Row[]): Shape {
  const kinds = new Map<string, Set<Kind>>();
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const [name, value] of Object.entries(row)) {
      if (value !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
      const kind = kindOf(value);
      const known = kinds.get(name) ?? new Set();
      kinds.set(name, known);
      if (kind) known.add(kind);
    }
  }
  const required = [...counts].filter(([, count]) => count === rows.length).map(([name]) => name);
  return { required, kinds };
}

/** Shapes are worked out once for each table of a world. */
const SHAPES = new WeakMap<BaseTable<Row>, Shape>();

/**
 * What a row from outside lacks to be one of a table, a sentence; undefined when nothing. The rows of the
 * world are the measure: every field that all of them have, of a kind that one of them has, or null.
 * A table that the world leaves empty takes any row.
 */
export function rowProblem(table: BaseTable<Row>, row: Row): string | undefined {
  let shape = SHAPES.get(table);
  if (!shape) {
    shape = shapeOf(table.rows);
    SHAPES.set(table, shape);
  }
  const missing = shape.required.find((name) => !Object.hasOwn(row, name));
  if (missing !== undefined) return `${missing} is missing`;
  for (const [name, value] of Object.entries(row)) {
    const kind = kindOf(value);
    const kinds = shape.kinds.get(name);
    if (kind && kinds && kinds.size > 0 && !kinds.has(kind))
      return `${name} is a ${kind}, not a ${[...kinds].join(' or ')}`;
  }
  return undefined;
}
