/** Order for `sort`: the newest first; records of the same instant by id, so that pages are stable. */
export function newestFirst(
  a: { createdAt: string; id: number },
  b: { createdAt: string; id: number },
): number {
  return compare(b.createdAt, a.createdAt) || b.id - a.id;
}

/** The same the other way round. */
export const oldestFirst: typeof newestFirst = (a, b) => newestFirst(b, a);

/** Lists in the orders that they were asked for in, by the list and the order. */
const SORTED = new WeakMap<readonly object[], Map<unknown, readonly object[]>>();

/**
 * A list in an order, sorted once: a table answers the same list until one of its records changes. `order` must be
 * the same function each time and look at nothing but the two records.
 */
export function inOrder<Row extends object>(
  rows: readonly Row[],
  order: (a: Row, b: Row) => number,
): readonly Row[] {
  let known = SORTED.get(rows);
  if (!known) {
    known = new Map();
    SORTED.set(rows, known);
  }
  const sorted = known.get(order) as readonly Row[] | undefined; // what was made of `rows`
  if (sorted) return sorted;
  const made = rows.toSorted(order);
  known.set(order, made);
  return made;
}

/** Order for `sort` of numbers, or of texts by their code units: days and instants. */
export function compare<T extends string | number>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
